import type { Area } from "../catalogue";

export const privacy: Area<"privacy"> = {
    title: "Prywatność",
    lede: "Konto nie jest nikomu potrzebne. Możesz grać bez imienia i nikt nie pyta o adres, telefon ani datę urodzenia. Ta strona mówi, co jest o tobie zapisywane, jak długo i jak się tego pozbyć.",
    whose: "Opisany jest program. Za serwer odpowiada ten, kto go prowadzi; od niego dowiesz się też, co jeszcze do serwera należy, na przykład proxy, które prowadzi dzienniki.",
    kept: "Co jest zapisywane",
    keptRows: [
        [
            "losowa liczba, która cię oznacza, chwila jej powstania i imię, jeśli je podasz",
            "żeby twoje miejsca były twoje, kiedy wrócisz",
        ],
        [
            "o każdym urządzeniu, na którym cię znamy: odcisk tajnego klucza z jego ciasteczka lub tokenu, a nie sam klucz; jak nazywa się przeglądarka i system, od kiedy, i dzień ostatniej wizyty",
            "żeby cię rozpoznać i żeby można było przejrzeć i usunąć swoje urządzenia; klucza nie da się z odcisku odtworzyć",
        ],
        [
            "jeśli założysz konto: jego publiczna nazwa, od kiedy istnieje i kiedy ostatnio ją zmieniono",
            "żeby inni cię znali i nikt inny nie zajął nazwy",
        ],
        [
            "o każdym kluczu dostępu: to, co wysyła przeglądarka (identyfikator, klucz publiczny, licznik), adres, dla którego jest, gdzie i kiedy powstał, i dzień ostatniego użycia",
            "żeby wpuścić cię bez hasła; twarz, palec i PIN nigdy nie opuszczają urządzenia",
        ],
        [
            "przez kilka minut: odcisk kodu, którym się przenosisz, i to, co klucz dostępu ma podpisać",
            "żeby każde działało tylko raz",
        ],
        [
            "gdy czekasz na innych: co ci odpowiada i pod jakim imieniem; przez dzień stół, który z tego powstał",
            "żeby zaprowadzić cię do stołu",
        ],
        [
            "kogo obserwujesz i kto zaprosił cię do którego stołu",
            "żeby pokazać ci, gdzie grają, i żeby cię zapytać",
        ],
        [
            "co zmieniono w twoim koncie, przez ciebie lub prowadzącego serwer, z poprzednią nazwą",
            "żeby było widać, kto co zrobił",
        ],
        [
            "przy każdym stole: twoje miejsca, imiona twoje i osób przy twoim ekranie, czy to twój stół, oraz odcisk twojego własnego linku",
            "żeby można było grać, także na innym urządzeniu",
        ],
        [
            "ruchy twoich gier z czasem każdego z nich i to, co jeszcze działo się przy stole: kto usiadł, odszedł, wstrzymał grę, cofnął ruch",
            "ruchy są grą; z nich powstają zapisy, odtworzenia i omówienia",
        ],
        [
            "to, co piszesz na czacie, także gotowe zdania, wraz z czasem",
            "żeby inni mogli to przeczytać",
        ],
        ["kogo wyciszasz", "żeby te osoby już ci nie przeszkadzały"],
        [
            "jeśli chcesz powiadomień: dokąd (adres twojej przeglądarki w jej usłudze push z kluczami, webhooki z sekretami, adres e-mail), język, strefa czasowa, godziny ciszy, o czym chcesz wiedzieć, które stoły cię nie wołają i odcisk linku do kanału",
            "żeby było wiadomo, kiedy jest twój ruch",
        ],
        [
            "co masz usłyszeć, dopóki tego nie wyślemy, a ty nie wrócisz",
            "żeby nic nie zginęło ani nie przyszło dwa razy",
        ],
        ["co zgłaszasz prowadzącym serwer", "żeby mogli się tym zająć"],
    ],
    what: "co",
    why: "po co",
    seen: "Wszyscy przy stole i ci, którzy mogą oglądać grę, widzą tam twoje imię, twoje ruchy i to, co piszesz. Stół publiczny mogą znaleźć nieznajomi. Zapis skończonej gry może pobrać każdy, komu wolno oglądać stół; jest w nim twoje imię, a dokąd potem trafi, tego nikt nie prześledzi.",
    notKept: "Czego się nie zapisuje",
    notKeptRows: [
        [
            "Twojego adresu sieciowego.",
            "Jest w pamięci tylko tak długo, jak trzeba, by sprawdzić, czy nikt nie pyta zbyt często; nie jest zapisywany ani w bazie, ani w dziennikach.",
        ],
        [
            "Tego, co oglądasz.",
            "Zapytania nie są zapisywane; nie ma liczników odwiedzin, pikseli śledzących, odcisków przeglądarek ani osób trzecich: każda strona, obrazek i skrypt pochodzi z tego serwera.",
        ],
        ["Tajnych kluczy.", "Z ciasteczek, tokenów i linków zapisywane są tylko odciski."],
    ],
    cookie: "Jedno ciasteczko",
    cookieText:
        "„levada” zawiera losowy tajny klucz, powstaje, gdy po raz pierwszy otwierasz stół lub zajmujesz miejsce, i jest ważne rok. Jest potrzebne do gry i nie służy do niczego innego; skrypty nie mogą go odczytać, a inne strony go nie dostają. Bez niego serwer nie wiedziałby, że miejsce jest twoje.",
    browser: "W tej przeglądarce",
    browserText:
        "Twój język, ustawienia, postęp w nauce, imię i własne linki do stołów są przechowywane w tej przeglądarce, żeby można było je odnaleźć. Zostaje tu też sama strona, listy twoich gier i to, co ostatnio było widać w trwających, żeby otwierały się bez połączenia. To, co dotyczy ciebie, znika, gdy usuniesz to poniżej; wszystko znika, gdy usuniesz dane tej witryny.",
    howLong: "Jak długo",
    howLongRows: [
        "Zakończony stół jest przechowywany przez 365 dni od ostatniej zmiany, chyba że prowadzący serwer wybrał inną liczbę. Potem jest usuwany razem z ruchami i czatem.",
        "Stół, przy którym gry nie dokończono i nic się już nie dzieje, jest usuwany po 30 dniach, chyba że wybrano inaczej; dopóki biegnie zegar, zostaje do końca gry.",
        "Konto zostaje, dopóki go nie usuniesz. Gość znika, gdy od jego pierwszej wizyty minęło tyle dni i nie ma już stołu, przy którym ma miejsce; wygasa wtedy także token programu.",
        "Zgłoszenie jest usuwane razem ze stołem albo z kontem, którego dotyczy; zmiany w kontach są zapisane tak długo, jak zakończone stoły.",
        "Kopie zapasowe zawierają to, co było w chwili ich wykonania. Zapytaj prowadzącego serwer, jak długo je trzyma.",
    ],
    remove: "Zobacz, usuń",
    removeText: "Wszystko, co jest o tobie zapisane, możesz pobrać i usunąć tutaj:",
    removeLink: "Moje konto",
    removeRows: [
        "Twoja liczba, imiona, wypowiedzi, zgłoszenia oraz to, kogo wyciszasz i kto wycisza ciebie, znikają ze wszystkich stołów, od razu i na zawsze.",
        "Twoje konto, jego klucze dostępu, urządzenia, kogo obserwujesz i kto ciebie, zaproszenia i twoje programy są usuwane; nazwa jest znów wolna.",
        "Wczytane przez ciebie zapisy są usuwane w całości.",
        "W trwających grach boty zagrają za ciebie dalej, żeby nikt inny nie stracił swojej gry.",
        "Twoje ruchy zostają jako ruchy miejsca bez imienia: należą też do gier innych osób.",
        "Ciasteczko jest usuwane; twój token i twoje linki niczego już nie otwierają.",
    ],
    notReached:
        "Nie obejmuje to tego, co inni napisali o tobie na czacie lub w zgłoszeniu, zapisów, które ktoś już pobrał, i kopii zapasowych.",
    lost: "Bez konta tylko ciasteczko pokazuje, kim jesteś. Kto je stracił, tego nie da się odróżnić od obcej osoby: nikt nie może odszukać ani usunąć twoich danych za ciebie, a to, co zostało, zniknie po upływie swojego czasu.",
};
