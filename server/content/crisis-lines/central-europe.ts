import type { CountryData } from './types.ts'

export const centralEurope: CountryData[] = [
  {
    code: 'CZ',
    name: 'Czechia',
    emergency: ['112', '155', '158'],
    lines: [
      {
        name: 'Linka první psychické pomoci',
        call: '116 123',
        hours: 'Hours vary, see the website',
        languages: ['Czech'],
        website: 'https://linkapsychickepomoci.cz',
      },
      {
        name: 'Pražská linka důvěry',
        call: '222 580 697',
        languages: ['Czech'],
        website: 'https://www.csspraha.cz',
      },
    ],
  },
  {
    code: 'HU',
    name: 'Hungary',
    emergency: ['112'],
    lines: [
      {
        name: 'Lelki Elsősegély Telefonszolgálat',
        call: '116-123',
        languages: ['Hungarian'],
        website: 'https://sos116-123.hu',
      },
    ],
  },
  {
    code: 'PL',
    name: 'Poland',
    emergency: ['112'],
    lines: [
      {
        name: 'Kryzysowy Telefon Zaufania',
        call: '116 123',
        languages: ['Polish'],
        website: 'https://116sos.pl',
      },
      {
        name: 'Centrum Wsparcia dla Osób Dorosłych w Kryzysie Psychicznym',
        call: '800 70 2222',
        languages: ['Polish'],
        website: 'https://centrumwsparcia.pl',
        source: 'https://zdrowie.pap.pl/psyche/na-kryzys-telefon-800-70-2222',
        checked: '2026-11-25',
      },
    ],
  },
  {
    code: 'SK',
    name: 'Slovakia',
    emergency: ['112', '155'],
    lines: [
      {
        name: 'Linka dôvery Nezábudka',
        call: '0800 800 566',
        languages: ['Slovak'],
        website: 'https://dusevnezdravie.sk',
      },
      {
        name: 'Krízová linka pomoci IPčko',
        call: '0800 500 333',
        languages: ['Slovak'],
        website: 'https://krizovalinkapomoci.sk',
      },
    ],
  },
  {
    code: 'UA',
    name: 'Ukraine',
    emergency: ['112', '103', '102', '101'],
    lines: [
      {
        name: 'Lifeline Ukraine',
        call: '7333',
        languages: ['Ukrainian'],
        website: 'https://lifelineukraine.com',
      },
    ],
  },
  {
    code: 'BG',
    name: 'Bulgaria',
    emergency: ['112'],
    lines: [
      {
        category: 'harmed',
        name: 'Animus Association, for people who were hurt or abused',
        call: '0800 1 86 76',
        languages: ['Bulgarian'],
        website: 'https://animusassociation.org',
      },
    ],
  },
  {
    code: 'RO',
    name: 'Romania',
    emergency: ['112'],
    lines: [
      {
        name: 'TelVerde Antisuicid',
        call: '0800 801 200',
        hours: 'Hours vary, see the website',
        languages: ['Romanian'],
        website: 'https://www.antisuicid.ro',
      },
      { name: 'depreHUB', call: '0374 456 420', languages: ['Romanian'], website: 'https://deprehub.ro' },
    ],
  },
]
