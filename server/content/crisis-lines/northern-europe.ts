import type { CountryData } from './types.ts'

export const northernEurope: CountryData[] = [
  {
    code: 'DK',
    name: 'Denmark',
    emergency: ['112'],
    lines: [
      {
        name: 'Livslinien',
        call: '70 201 201',
        hours: 'Daily 11:00 to 05:00',
        languages: ['Danish'],
        website: 'https://www.livslinien.dk',
      },
    ],
  },
  {
    code: 'EE',
    name: 'Estonia',
    emergency: ['112'],
    lines: [
      {
        name: 'Emotional Support and Pastoral Care Line',
        call: '116 123',
        hours: 'Daily 10:00 to 24:00',
        languages: ['Estonian', 'Russian', 'English'],
        website: 'https://www.sotsiaalkindlustusamet.ee',
        source:
          'https://www.sotsiaalkindlustusamet.ee/uudised/vaimse-tervise-tugiliini-teenust-pakub-nuud-emotsionaalse-toe-ja-hingehoiu-telefon-116-123',
      },
      {
        name: 'Eluliin',
        call: '655 8088',
        hours: 'Daily 19:00 to 07:00',
        languages: ['Estonian'],
        website: 'https://www.eluliin.ee',
      },
    ],
  },
  {
    code: 'FI',
    name: 'Finland',
    emergency: ['112'],
    lines: [
      {
        name: 'MIELI Crisis Helpline',
        call: '09 2525 0111',
        languages: ['Finnish'],
        website: 'https://mieli.fi',
        source: 'https://mieli.fi/helpline',
        checked: '2026-11-22',
      },
      {
        name: 'MIELI Crisis Helpline in English',
        call: '09 2525 0116',
        hours: 'Fri 09:00 to 13:00',
        languages: ['English'],
        website: 'https://mieli.fi/helpline',
        checked: '2026-11-22',
      },
    ],
  },
  {
    code: 'IS',
    name: 'Iceland',
    emergency: ['112'],
    lines: [
      {
        name: 'Hjálparsími Rauða krossins',
        call: '1717',
        chat: 'https://www.1717.is',
        languages: ['Icelandic', 'English'],
        website: 'https://www.1717.is',
      },
      {
        name: 'Píeta samtökin',
        call: '552 2218',
        languages: ['Icelandic'],
        website: 'https://pieta.is',
      },
    ],
  },
  {
    code: 'LV',
    name: 'Latvia',
    emergency: ['112', '113'],
    lines: [
      {
        name: 'Skalbes',
        call: '116123',
        languages: ['Latvian', 'Russian', 'English'],
        website: 'https://www.skalbes.lv',
      },
    ],
  },
  {
    code: 'LT',
    name: 'Lithuania',
    emergency: ['112'],
    lines: [
      {
        name: 'Vilties linija',
        call: '116 123',
        languages: ['Lithuanian'],
        website: 'https://viltieslinija.lt',
      },
    ],
  },
  {
    code: 'NO',
    name: 'Norway',
    emergency: ['112', '113', '110'],
    lines: [
      {
        name: 'Mental Helse Hjelpetelefonen',
        call: '116 123',
        languages: ['Norwegian'],
        website: 'https://mentalhelse.no',
        source: 'https://helsenorge.no/sykdom/psykiske-lidelser/depresjon/selvmord-og-selvmordstanker',
        checked: '2026-11-22',
      },
      {
        name: 'Kirkens SOS',
        call: '22 40 00 40',
        languages: ['Norwegian'],
        website: 'https://www.kirkens-sos.no',
        source: 'https://helsenorge.no/sykdom/psykiske-lidelser/depresjon/selvmord-og-selvmordstanker',
        checked: '2026-11-22',
      },
    ],
  },
  {
    code: 'SE',
    name: 'Sweden',
    emergency: ['112'],
    lines: [
      {
        name: 'Mind Självmordslinjen',
        call: '90101',
        languages: ['Swedish'],
        website: 'https://mind.se',
        source: 'https://www.tjorn.se/omsorg-och-hjalp/psykisk-ohalsa',
        checked: '2026-11-22',
      },
      {
        name: 'Jourhavande medmänniska',
        call: '08-702 16 80',
        hours: 'Daily 21:00 to 06:00',
        languages: ['Swedish'],
        website: 'https://www.jourhavande-medmanniska.se',
        source: 'https://www.tjorn.se/omsorg-och-hjalp/psykisk-ohalsa',
        checked: '2026-11-22',
      },
    ],
  },
]
