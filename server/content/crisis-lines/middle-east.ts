import type { CountryData } from './types.ts'

export const middleEast: CountryData[] = [
  {
    code: 'IL',
    name: 'Israel',
    emergency: ['100', '101', '102'],
    lines: [
      {
        name: 'ERAN Emotional First Aid',
        call: '1201',
        languages: ['Hebrew', 'Arabic', 'English', 'Russian'],
        website: 'https://www.eran.org.il',
      },
    ],
  },
  {
    code: 'SA',
    name: 'Saudi Arabia',
    emergency: ['911', '997', '999'],
    lines: [
      {
        name: 'National Center for Mental Health Promotion',
        call: '920033360',
        hours: 'Hours vary, see the website',
        languages: ['Arabic'],
        website: 'https://ncmh.org.sa',
      },
    ],
  },
  {
    code: 'TR',
    name: 'Turkey',
    emergency: ['112'],
    lines: [
      {
        name: 'Alo 183 Sosyal Destek Hattı',
        call: '183',
        languages: ['Turkish', 'Arabic', 'Kurdish'],
        website: 'https://www.aile.gov.tr',
      },
    ],
  },
  {
    code: 'AE',
    name: 'United Arab Emirates',
    emergency: ['999', '998'],
    lines: [
      {
        name: 'Mental Support Line 800-HOPE',
        call: '800 4673',
        hours: 'Hours vary, see the website',
        languages: ['Arabic', 'English'],
        website: 'https://hw.gov.ae',
      },
    ],
  },
]
