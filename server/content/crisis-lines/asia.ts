import type { CountryData } from './types.ts'

export const asia: CountryData[] = [
  {
    code: 'HK',
    name: 'Hong Kong',
    emergency: ['999', '112'],
    lines: [
      {
        name: 'Mental Health Support Hotline',
        call: '18111',
        languages: ['Cantonese', 'English', 'Mandarin'],
        website: 'https://www.shallwetalk.hk/en/',
        source: 'https://www.news.gov.hk/eng/2023/12/20231227/20231227_162155_701.html',
        checked: '2026-11-22',
      },
      {
        name: 'The Samaritans',
        call: '2896 0000',
        languages: ['English', 'Cantonese', 'Mandarin'],
        website: 'https://samaritans.org.hk',
        checked: '2026-11-25',
      },
      {
        name: 'The Samaritan Befrienders Hong Kong',
        call: '2389 2222',
        languages: ['Cantonese'],
        website: 'https://sbhk.org.hk',
      },
    ],
  },
  {
    code: 'IN',
    name: 'India',
    emergency: ['112'],
    lines: [
      {
        name: 'Tele-MANAS',
        call: '14416',
        languages: ['Hindi', 'English'],
        website: 'https://telemanas.mohfw.gov.in',
      },
      {
        category: 'harmed',
        name: 'Women Helpline',
        call: '181',
        languages: ['Hindi', 'English'],
        website: 'https://wcd.gov.in',
      },
      {
        category: 'harmed',
        name: 'National Commission for Women',
        call: '7827-170-170',
        languages: ['Hindi', 'English'],
        website: 'https://ncw.gov.in',
      },
      {
        category: 'alcohol-and-drugs',
        name: 'National Helpline for Drug De-addiction',
        call: '14446',
        languages: ['Hindi', 'English'],
        website: 'https://nmba.dosje.gov.in',
      },
      {
        category: 'sexual-abuse',
        name: 'Women Helpline, sexual violence',
        call: '181',
        languages: ['Hindi', 'English'],
        website: 'https://wcd.gov.in',
      },
    ],
  },
  {
    code: 'JP',
    name: 'Japan',
    emergency: ['119', '110'],
    lines: [
      {
        name: 'Yorisoi Hotline',
        call: '0120-279-338',
        languages: ['Japanese'],
        website: 'https://www.since2011.net/yorisoi/',
        source:
          'https://mykoho.jp/article/%E6%BB%8B%E8%B3%80%E7%9C%8C%E9%87%8E%E6%B4%B2%E5%B8%82/%e5%ba%83%e5%a0%b1%e3%82%84%e3%81%99-%e4%bb%a4%e5%92%8c6%e5%b9%b49%e6%9c%881%e6%97%a5%e5%8f%b7/9%e6%9c%8810%e6%97%a5%e7%81%ab%ef%bd%9e16%e6%97%a5%e7%a5%9d%e3%81%af%e3%80%8c%e8%87%aa%e6%ae%ba%e4%ba%88%e9%98%b2%e9%80%b1%e9%96%93%e3%80%8d-3',
        checked: '2026-11-25',
      },
      {
        name: 'Inochi no Denwa',
        call: '0120-783-556',
        hours: 'Daily 16:00 to 21:00',
        languages: ['Japanese'],
        website: 'https://www.inochinodenwa.org',
        source: 'https://www.city.akiruno.tokyo.jp/0000015267.html',
        checked: '2026-11-25',
      },
      {
        name: '#Inochi SOS',
        call: '0120-061-338',
        hours: 'Hours vary, see the website',
        languages: ['Japanese'],
        website: 'https://www.lifelink.or.jp/inochisos/',
        source:
          'https://mykoho.jp/article/%E6%BB%8B%E8%B3%80%E7%9C%8C%E9%87%8E%E6%B4%B2%E5%B8%82/%e5%ba%83%e5%a0%b1%e3%82%84%e3%81%99-%e4%bb%a4%e5%92%8c6%e5%b9%b49%e6%9c%881%e6%97%a5%e5%8f%b7/9%e6%9c%8810%e6%97%a5%e7%81%ab%ef%bd%9e16%e6%97%a5%e7%a5%9d%e3%81%af%e3%80%8c%e8%87%aa%e6%ae%ba%e4%ba%88%e9%98%b2%e9%80%b1%e9%96%93%e3%80%8d-3',
        checked: '2026-11-25',
      },
    ],
  },
  {
    code: 'MY',
    name: 'Malaysia',
    emergency: ['999', '112'],
    lines: [
      {
        name: 'Befrienders KL',
        call: '03-7627 2929',
        languages: ['English', 'Malay', 'Mandarin', 'Tamil'],
        website: 'https://www.befrienders.org.my',
      },
    ],
  },
  {
    code: 'PH',
    name: 'Philippines',
    emergency: ['911'],
    lines: [
      {
        name: 'NCMH Crisis Hotline',
        call: '1553',
        languages: ['English', 'Filipino'],
        website: 'https://ncmh.gov.ph',
      },
      {
        name: 'NCMH Crisis Hotline, mobile',
        call: '0917 899 8727',
        languages: ['English', 'Filipino'],
        website: 'https://ncmh.gov.ph',
        source: 'https://doh.gov.ph/press-release/launch-of-the-ncmh-crisis-hotline/',
        checked: '2026-11-25',
      },
      {
        name: 'Hopeline',
        call: '0917 558 4673',
        languages: ['English', 'Filipino'],
        website: 'https://www.ngf-mindstrong.org',
      },
      {
        name: 'In Touch Crisis Line',
        call: '02 8893 7603',
        languages: ['English', 'Filipino'],
        website: 'https://www.in-touch.org',
      },
    ],
  },
  {
    code: 'SG',
    name: 'Singapore',
    emergency: ['999', '995'],
    lines: [
      {
        name: 'Samaritans of Singapore',
        call: '1767',
        languages: ['English'],
        website: 'https://www.sos.org.sg',
      },
      {
        name: 'national mindline 1771',
        call: '1771',
        chat: 'https://mindline.sg/fsmh',
        languages: ['English', 'Mandarin', 'Malay', 'Tamil'],
        website: 'https://mindline.sg',
        source:
          'https://www.moh.gov.sg/newsroom/national-mindline-1771-to-provide--round-the-clock-support-for-mental-health',
        checked: '2026-11-22',
      },
    ],
  },
  {
    code: 'KR',
    name: 'South Korea',
    emergency: ['119', '112'],
    lines: [
      {
        name: 'Suicide Prevention Hotline 109',
        call: '109',
        languages: ['Korean'],
        website: 'https://www.129.go.kr',
        source: 'https://eiec.kdi.re.kr/policy/materialView.do?num=246730',
        checked: '2026-11-22',
      },
    ],
  },
  {
    code: 'LK',
    name: 'Sri Lanka',
    emergency: ['119', '1990'],
    lines: [
      {
        name: 'National Mental Health Helpline 1926',
        call: '1926',
        text: { number: '1926', body: null },
        languages: ['Sinhala', 'Tamil', 'English'],
        website: 'https://nimh.health.gov.lk',
        source:
          'https://www.airtel.lk/an-accessible-path-to-mental-health-with-nimhs-1926-chat-line-powered-by-airtel/',
        checked: '2026-11-25',
      },
    ],
  },
  {
    code: 'TW',
    name: 'Taiwan',
    emergency: ['119', '110'],
    lines: [
      {
        name: '1925 Helpline',
        call: '1925',
        languages: ['Mandarin'],
        website: 'https://dep.mohw.gov.tw/DOMHAOH/',
      },
      {
        name: "Men's Care Line",
        call: '0800-013-999',
        hours: 'Daily 07:00 to 23:00',
        languages: ['Mandarin'],
        website: 'https://dep.mohw.gov.tw/DOMHAOH/',
      },
      {
        name: 'Lifeline 1995',
        call: '1995',
        languages: ['Mandarin'],
        website: 'https://www.life1995.org.tw',
      },
    ],
  },
  {
    code: 'BD',
    name: 'Bangladesh',
    emergency: ['999'],
    lines: [
      {
        name: 'Kaan Pete Roi',
        call: '09612 119911',
        hours: 'Hours vary, see the website',
        languages: ['Bengali'],
        website: 'https://kaanpeteroi.org',
      },
    ],
  },
  {
    code: 'ID',
    name: 'Indonesia',
    emergency: ['112', '110', '119'],
    lines: [
      {
        name: 'Healing119 (Ministry of Health)',
        chat: 'https://www.healing119.id',
        languages: ['Indonesian'],
        website: 'https://www.healing119.id',
        source:
          'https://kesprimkom.kemkes.go.id/konten/158/151/0/cegah-bunuh-diri-dukung-kesehatan-jiwa-kenali-layanan-healing119-id',
        checked: '2026-11-25',
      },
    ],
  },
  {
    code: 'PK',
    name: 'Pakistan',
    emergency: ['1122', '15', '115'],
    lines: [
      {
        name: 'Umang',
        call: '0311 7786264',
        languages: ['Urdu', 'English', 'Punjabi', 'Sindhi', 'Pashto'],
        website: 'https://umangpakistan.org',
        source: 'https://hourstv.com/suicide-helpline-pakistan/',
      },
    ],
  },
  {
    code: 'TH',
    name: 'Thailand',
    emergency: ['191', '1669'],
    lines: [
      {
        name: 'Mental Health Hotline 1323',
        call: '1323',
        languages: ['Thai'],
        website: 'https://1323alltime.camri.go.th',
      },
      {
        name: 'Samaritans of Thailand',
        call: '02 113 6789',
        hours: 'Hours vary, see the website',
        languages: ['Thai', 'English'],
        website: 'https://www.samaritansthailand.org',
      },
    ],
  },
  {
    code: 'VN',
    name: 'Vietnam',
    emergency: ['113', '115'],
    lines: [
      {
        name: 'Ngày Mai',
        call: '096 306 1414',
        hours: 'Hours vary, see the website',
        languages: ['Vietnamese'],
        website: 'https://duongdaynongngaymai.vn',
      },
    ],
  },
]
