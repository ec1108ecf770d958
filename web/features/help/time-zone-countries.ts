/** Time zones by country, from the time zone database, with the older names that browsers still report. */
const zonesByCountry: Record<string, string> = {
  AR: 'America: Argentina/Buenos_Aires Argentina/Catamarca Argentina/Cordoba Argentina/Jujuy Argentina/La_Rioja Argentina/Mendoza Argentina/Rio_Gallegos Argentina/Salta Argentina/San_Juan Argentina/San_Luis Argentina/Tucuman Argentina/Ushuaia Buenos_Aires Catamarca Cordoba Jujuy Mendoza',
  AT: 'Europe: Vienna',
  AU: 'Antarctica: Macquarie, Australia: Adelaide Brisbane Broken_Hill Darwin Eucla Hobart Lindeman Lord_Howe Melbourne Perth Sydney',
  BE: 'Europe: Brussels',
  BR: 'America: Araguaina Bahia Belem Boa_Vista Campo_Grande Cuiaba Eirunepe Fortaleza Maceio Manaus Noronha Porto_Velho Recife Rio_Branco Santarem Sao_Paulo',
  CA: 'America: Atikokan Blanc-Sablon Cambridge_Bay Coral_Harbour Creston Dawson Dawson_Creek Edmonton Fort_Nelson Glace_Bay Goose_Bay Halifax Inuvik Iqaluit Moncton Montreal Rankin_Inlet Regina Resolute St_Johns Swift_Current Toronto Vancouver Whitehorse Winnipeg',
  CH: 'Europe: Zurich',
  CL: 'America: Coyhaique Punta_Arenas Santiago, Pacific: Easter',
  CO: 'America: Bogota',
  CZ: 'Europe: Prague',
  DE: 'Europe: Berlin Busingen',
  DK: 'Europe: Copenhagen',
  EE: 'Europe: Tallinn',
  ES: 'Africa: Ceuta, Atlantic: Canary, Europe: Madrid',
  FI: 'Europe: Helsinki',
  FR: 'Europe: Paris',
  GB: 'Europe: London',
  GH: 'Africa: Accra',
  GR: 'Europe: Athens',
  HK: 'Asia: Hong_Kong',
  HU: 'Europe: Budapest',
  IE: 'Europe: Dublin',
  IL: 'Asia: Jerusalem',
  IN: 'Asia: Calcutta Kolkata',
  IS: 'Atlantic: Reykjavik',
  IT: 'Europe: Rome',
  JP: 'Asia: Tokyo',
  KE: 'Africa: Nairobi',
  KR: 'Asia: Seoul',
  LK: 'Asia: Colombo',
  LT: 'Europe: Vilnius',
  LU: 'Europe: Luxembourg',
  LV: 'Europe: Riga',
  MX: 'America: Bahia_Banderas Cancun Chihuahua Ciudad_Juarez Hermosillo Matamoros Mazatlan Merida Mexico_City Monterrey Ojinaga Tijuana',
  MY: 'Asia: Kuala_Lumpur Kuching',
  NL: 'Europe: Amsterdam',
  NO: 'Europe: Oslo',
  NZ: 'Pacific: Auckland Chatham',
  PE: 'America: Lima',
  PH: 'Asia: Manila',
  PL: 'Europe: Warsaw',
  PT: 'Atlantic: Azores Madeira, Europe: Lisbon',
  SE: 'Europe: Stockholm',
  SG: 'Asia: Singapore',
  SI: 'Europe: Ljubljana',
  SK: 'Europe: Bratislava',
  TW: 'Asia: Taipei',
  UA: 'Europe: Kiev Kyiv Simferopol',
  US: 'America: Adak Anchorage Boise Chicago Denver Detroit Indiana/Indianapolis Indiana/Knox Indiana/Marengo Indiana/Petersburg Indiana/Tell_City Indiana/Vevay Indiana/Vincennes Indiana/Winamac Indianapolis Juneau Kentucky/Louisville Kentucky/Monticello Los_Angeles Louisville Menominee Metlakatla New_York Nome North_Dakota/Beulah North_Dakota/Center North_Dakota/New_Salem Phoenix Sitka Yakutat, Pacific: Honolulu',
  ZA: 'Africa: Johannesburg',
}

/** @returns an ISO 3166-1 code, or undefined for a zone of a country without lines in this release */
export function findCountryOfTimeZone(timeZone: string): string | undefined {
  const [area, ...city] = timeZone.split('/')
  return Object.keys(zonesByCountry).find((code) =>
    zonesByCountry[code]?.split(', ').some(
      (group) =>
        group.startsWith(`${area}: `) &&
        group
          .slice(group.indexOf(' ') + 1)
          .split(' ')
          .includes(city.join('/')),
    ),
  )
}
