/** Large cities and countries that no zone is named by, or not as people write them; with the zone they are in. */
export const CITIES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'Europe/Berlin':
      'Deutschland, Hamburg, München, Munich, Köln, Cologne, Frankfurt, Frankfurt am Main, Stuttgart, Düsseldorf, Leipzig, Dortmund, Essen, Bremen, Dresden, Hannover, Hanover, Nürnberg, Nuremberg, Duisburg, Bochum, Bonn, Münster, Karlsruhe, Mannheim, Augsburg, Kiel, Freiburg, Mainz, Erfurt, Rostock, Kassel, Saarbrücken, Potsdam, Heidelberg, Magdeburg, Ulm, Regensburg, Würzburg, Göttingen, Lübeck, Aachen, Bielefeld, Braunschweig, Chemnitz, Halle, Jena, Germany',
    'Europe/Vienna':
      'Wien, Österreich, Austria, Graz, Linz, Salzburg, Innsbruck, Klagenfurt, Villach, Bregenz, St. Pölten',
    'Europe/Zurich':
      'Schweiz, Zürich, Switzerland, Bern, Basel, Genf, Geneva, Genève, Lausanne, Luzern, Lucerne, Winterthur, St. Gallen, Lugano',
    'Europe/Rome':
      'Rom, Roma, Italien, Italy, Mailand, Milan, Milano, Neapel, Naples, Napoli, Turin, Torino, Florenz, Florence, Venedig, Venice, Bozen, Bologna, Palermo, Genua, Genoa',
    'Europe/Paris':
      'Frankreich, France, Marseille, Lyon, Straßburg, Strasbourg, Toulouse, Nizza, Nice, Bordeaux, Nantes, Lille',
    'Europe/Brussels': 'Brüssel, Bruxelles, Belgien, Belgium, Antwerpen, Antwerp, Gent, Ghent, Lüttich',
    'Europe/Amsterdam': 'Niederlande, Netherlands, Rotterdam, Den Haag, The Hague, Utrecht, Eindhoven',
    'Europe/Luxembourg': 'Luxemburg',
    'Europe/Madrid': 'Barcelona, Valencia, Sevilla, Seville, Bilbao, Málaga, Palma, Mallorca',
    'Europe/Lisbon': 'Lissabon, Lisboa, Porto',
    'Europe/London':
      'England, Manchester, Birmingham, Edinburgh, Glasgow, Liverpool, Leeds, Bristol, Cardiff, Belfast, Oxford, Cambridge',
    'Europe/Dublin': 'Irland, Ireland, Cork',
    'Europe/Copenhagen': 'Kopenhagen, København, Dänemark, Denmark, Aarhus',
    'Europe/Stockholm': 'Schweden, Sweden, Göteborg, Gothenburg, Malmö',
    'Europe/Oslo': 'Norwegen, Norway, Bergen, Trondheim',
    'Europe/Helsinki': 'Finnland, Finland, Tampere, Turku',
    'Europe/Warsaw':
      'Warschau, Warszawa, Polen, Poland, Krakau, Kraków, Danzig, Gdańsk, Breslau, Wrocław, Posen, Poznań',
    'Europe/Prague': 'Prag, Praha, Tschechien, Czechia, Brünn, Brno',
    'Europe/Budapest': 'Ungarn, Hungary',
    'Europe/Bratislava': 'Pressburg, Slowakei, Slovakia',
    'Europe/Ljubljana': 'Laibach, Slowenien, Slovenia, Maribor',
    'Europe/Zagreb': 'Agram, Kroatien, Croatia, Split, Dubrovnik',
    'Europe/Belgrade': 'Belgrad, Serbien, Serbia',
    'Europe/Bucharest': 'Bukarest, București, Rumänien, Romania',
    'Europe/Sofia': 'Bulgarien, Bulgaria',
    'Europe/Athens': 'Athen, Griechenland, Greece, Thessaloniki',
    'Europe/Istanbul': 'Türkei, Turkey, Ankara, Izmir',
    'Europe/Kyiv': 'Kiew, Kyjiw, Ukraine, Odessa, Lwiw, Lviv',
    'Europe/Moscow': 'Moskau, St. Petersburg, Sankt Petersburg, Saint Petersburg',
    'America/New_York':
      'Boston, Washington, Washington DC, Philadelphia, Miami, Atlanta, NYC, Orlando, Pittsburgh',
    'America/Chicago':
      'Houston, Dallas, Austin, San Antonio, New Orleans, Minneapolis, Saint Louis, Nashville',
    'America/Denver': 'Salt Lake City, Albuquerque',
    'America/Los_Angeles':
      'San Francisco, Seattle, San Diego, Las Vegas, Portland, San José, San Jose, Sacramento, LA',
    'America/Toronto': 'Ottawa, Montreal, Montréal, Québec',
    'America/Mexico_City': 'Mexiko-Stadt, Ciudad de México, Guadalajara',
    'America/Havana': 'Havanna, Kuba',
    'America/Sao_Paulo': 'Rio de Janeiro, Rio, Brasília, Brasilia',
    'America/Argentina/Buenos_Aires': 'Argentinien, Argentina',
    'Africa/Cairo': 'Kairo, Ägypten, Egypt',
    'Africa/Algiers': 'Algier',
    'Africa/Johannesburg': 'Kapstadt, Cape Town, Durban, Pretoria',
    'Asia/Tokyo': 'Tokio, Japan, Osaka, Kyoto',
    'Asia/Seoul': 'Südkorea, Busan',
    'Asia/Shanghai': 'Peking, Beijing, China, Shenzhen, Guangzhou',
    'Asia/Hong_Kong': 'Hongkong',
    'Asia/Singapore': 'Singapur',
    'Asia/Kolkata':
      'Neu-Delhi, New Delhi, Delhi, Mumbai, Bombay, Bangalore, Bengaluru, Chennai, Hyderabad, Kalkutta, Indien, India',
    'Asia/Tehran': 'Teheran, Iran',
    'Asia/Baghdad': 'Bagdad',
    'Asia/Jerusalem': 'Tel Aviv, Haifa, Israel',
    'Asia/Dubai': 'Abu Dhabi',
    'Asia/Ho_Chi_Minh': 'Hanoi, Saigon, Ho-Chi-Minh-Stadt, Vietnam',
    'Australia/Sydney': 'Canberra',
    'Pacific/Auckland': 'Wellington, Neuseeland, New Zealand, Christchurch',
  }).flatMap(([zone, names]) => names.split(', ').map((name) => [name, zone] as const)),
);
