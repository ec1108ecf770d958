import { describe, expect, test } from 'vitest'
import { embedOrigins, getEmbedUrl, isPlatformHost, parsePostUrl } from './post-urls.ts'

const instagram = (postId: string, author: string | null = null, kind = 'p') => ({
  platform: 'instagram',
  postId,
  author,
  url: `https://www.instagram.com/${kind}/${postId}/`,
})
const thread = (postId: string, author: string | null) => ({
  platform: 'threads',
  postId,
  author,
  url: author ? `https://www.threads.com/@${author}/post/${postId}` : `https://www.threads.com/t/${postId}`,
})
const tiktok = (postId: string, author: string | null, kind = 'video') => ({
  platform: 'tiktok',
  postId,
  author,
  url: `https://www.tiktok.com/@${author ?? ''}/${kind}/${postId}`,
})
const short = (platform: string, shortLink: string) => ({ platform, shortLink })

const code = 'C8xY_z-1aBc'
const video = '7301234567890123456'

/** Links as people copy them from browsers, apps, share sheets, embeds and messages. */
const accepted: [string, object][] = [
  [`https://www.instagram.com/p/${code}/`, instagram(code)],
  [`https://instagram.com/p/${code}/`, instagram(code)],
  [`http://www.instagram.com/p/${code}/`, instagram(code)],
  [`https://m.instagram.com/p/${code}/`, instagram(code)],
  [`https://instagr.am/p/${code}/`, instagram(code)],
  [`instagram.com/p/${code}`, instagram(code)],
  [`HTTPS://WWW.INSTAGRAM.COM/p/${code}/`, instagram(code)],
  [`  https://www.instagram.com/p/${code}/\n`, instagram(code)],
  [`https://www.instagram.com:443/p/${code}/`, instagram(code)],
  [`https://www.instagram.com/p/${code}/?igsh=MWQ1ZGUxMzBkMA==`, instagram(code)],
  [`https://www.instagram.com/p/${code}/?utm_source=ig_web_copy_link&igshid=MzRlODBiNWFlZA==`, instagram(code)],
  [`https://www.instagram.com/p/${code}/?hl=de#comments`, instagram(code)],
  [`https://www.instagram.com/p/${code}/embed/`, instagram(code)],
  [`https://www.instagram.com/p/${code}/comments/`, instagram(code)],
  [`https://www.instagram.com/p/${code}/c/17912345678901234/`, instagram(code)],
  ['https://www.instagram.com/p/C/', instagram('C')],
  [`https://www.instagram.com/p/${code}AbCdEfGhIjKlMnOpQrStUvWxYz12`, instagram(`${code}AbCdEfGhIjKlMnOpQrStUvWxYz12`)],
  [`https://www.instagram.com/reel/${code}/`, instagram(code, null, 'reel')],
  [`https://www.instagram.com/reels/${code}/`, instagram(code, null, 'reel')],
  [`https://instagram.com/reel/${code}?utm_medium=share_sheet`, instagram(code, null, 'reel')],
  [`https://www.instagram.com/tv/${code}/`, instagram(code)],
  [`https://www.instagram.com/iron.discipline/p/${code}/`, instagram(code, 'iron.discipline')],
  [`https://www.instagram.com/iron_discipline/reel/${code}/?hl=en`, instagram(code, 'iron_discipline', 'reel')],
  ['https://www.instagram.com/share/BAbcDEf12_/', short('instagram', 'https://www.instagram.com/share/BAbcDEf12_/')],
  [
    'https://www.instagram.com/share/reel/BAbcDEf12_/?x=1',
    short('instagram', 'https://www.instagram.com/share/reel/BAbcDEf12_/'),
  ],
  ['https://instagram.com/share/p/BAbcDEf12_', short('instagram', 'https://www.instagram.com/share/p/BAbcDEf12_/')],
  [`https://www.threads.com/@iron.discipline/post/${code}`, thread(code, 'iron.discipline')],
  [`https://threads.com/@iron.discipline/post/${code}`, thread(code, 'iron.discipline')],
  [`https://www.threads.net/@iron.discipline/post/${code}`, thread(code, 'iron.discipline')],
  [`threads.net/@iron_discipline/post/${code}`, thread(code, 'iron_discipline')],
  [`https://WWW.Threads.Net/@Iron/post/${code}`, thread(code, 'Iron')],
  [`https://www.threads.com/%40iron/post/${code}`, thread(code, 'iron')],
  [`https://www.threads.com/@iron/post/${code}?xmt=AQF0abc`, thread(code, 'iron')],
  [`https://www.threads.com/@iron/post/${code}/embed`, thread(code, 'iron')],
  [`https://www.threads.com/t/${code}`, thread(code, null)],
  [`https://www.threads.net/t/${code}/embed/`, thread(code, null)],
  [`https://www.tiktok.com/@iron.discipline/video/${video}`, tiktok(video, 'iron.discipline')],
  [`https://m.tiktok.com/@iron.discipline/video/${video}`, tiktok(video, 'iron.discipline')],
  [`http://tiktok.com/@iron/video/${video}`, tiktok(video, 'iron')],
  [`tiktok.com/@iron/video/${video}`, tiktok(video, 'iron')],
  [`https://www.tiktok.com/@iron/video/${video}?is_from_webapp=1&sender_device=pc&web_id=7299`, tiktok(video, 'iron')],
  [`https://www.tiktok.com/%40iron/video/${video}`, tiktok(video, 'iron')],
  [`https://www.tiktok.com/@/video/${video}`, tiktok(video, null)],
  [`https://www.tiktok.com/@iron/photo/${video}`, tiktok(video, 'iron', 'photo')],
  [`https://m.tiktok.com/v/${video}.html`, tiktok(video, null)],
  [`https://www.tiktok.com/embed/${video}`, tiktok(video, null)],
  [`https://www.tiktok.com/embed/v2/${video}?lang=en`, tiktok(video, null)],
  [`https://www.tiktok.com/player/v1/${video}?music_info=1`, tiktok(video, null)],
  [`https://www.tiktok.com/share/video/${video}`, tiktok(video, null)],
  [`https://www.tiktokv.com/share/video/${video}/`, tiktok(video, null)],
  ['https://vm.tiktok.com/ZMabc123/', short('tiktok', 'https://vm.tiktok.com/ZMabc123/')],
  ['vm.tiktok.com/ZMabc123/', short('tiktok', 'https://vm.tiktok.com/ZMabc123/')],
  ['http://vt.tiktok.com/ZSabc123/?k=1', short('tiktok', 'https://vt.tiktok.com/ZSabc123/')],
  ['https://www.tiktok.com/t/ZTabc1234/', short('tiktok', 'https://www.tiktok.com/t/ZTabc1234/')],
]

const rejected: string[] = [
  '',
  ' ',
  'hello',
  'C8xY_z-1aBc',
  'https:www.instagram.com/p/C8xY',
  `//www.instagram.com/p/${code}/`,
  `https:\\\\www.instagram.com/p/${code}`,
  `https://www.instagram.com/p/${code}\t/`,
  `https://www.insta\tgram.com/p/${code}/`,
  `https://www.instagram.com/p/ ${code}/`,
  `java\nscript:alert(1)//www.instagram.com/p/${code}/`,
  'javascript:alert(1)',
  `javascript://www.instagram.com/p/${code}/%0aalert(1)`,
  'data:text/html,<script>alert(1)</script>',
  `file://www.instagram.com/p/${code}/`,
  `intent://www.instagram.com/p/${code}/#Intent;scheme=https;end`,
  `https://user:password@www.instagram.com/p/${code}/`,
  `https://www.instagram.com@evil.example/p/${code}/`,
  `https://www.instagram.com:8443/p/${code}/`,
  `https://www.instagram.com.evil.example/p/${code}/`,
  `https://evil.example/?url=https://www.instagram.com/p/${code}/`,
  `https://notinstagram.com/p/${code}/`,
  `https://instagram.com./p/${code}/`,
  `https://l.instagram.com/?u=https%3A%2F%2Fwww.instagram.com%2Fp%2F${code}`,
  `https://www.instagrаm.com/p/${code}/`,
  `https://www.xn--instagrm-2fg.com/p/${code}/`,
  `https://www.ınstagram.com/p/${code}/`,
  `https://www.thréads.net/@iron/post/${code}`,
  `https://127.0.0.1/p/${code}/`,
  `https://[::1]/p/${code}/`,
  'https://169.254.169.254/latest/meta-data/',
  'https://www.instagram.com/',
  'https://www.instagram.com/iron.discipline/',
  'https://www.instagram.com/p/',
  `https://www.instagram.com/P/${code}/`,
  `https://www.instagram.com/p/${code}%2F..%2F/`,
  'https://www.instagram.com/p/<script>/',
  `https://www.instagram.com/p/${'x'.repeat(65)}/`,
  'https://www.instagram.com/reels/audio/1234567890/',
  `https://www.instagram.com/stories/iron/${video}/`,
  'https://www.instagram.com/explore/tags/discipline/',
  `https://www.instagram.com/iron discipline/p/${code}/`,
  'https://www.instagram.com/share/x/BAbcDEf12_/',
  'https://www.threads.com/@iron',
  `https://www.threads.com/iron/post/${code}`,
  `https://www.threads.com/@/post/${code}`,
  `https://l.threads.com/?u=x`,
  'https://www.tiktok.com/',
  'https://www.tiktok.com/@iron',
  'https://www.tiktok.com/@iron/video/abc',
  `https://www.tiktok.com/@iron/video/${video}x`,
  `https://www.tiktok.com/@iron/video/${'1'.repeat(26)}`,
  `https://www.tiktok.com/iron/video/${video}`,
  'https://www.tiktok.com/music/original-sound-6718335390845095173',
  `https://ads.tiktok.com/@iron/video/${video}`,
  'https://vm.tiktok.com/',
  'https://vm.tiktok.com/../../x/',
  'https://vm.tiktok.com/a%2Fb/',
  'https://vm.tiktok.com.evil.example/ZMabc123/',
  `https://www.youtube.com/watch?v=${code}`,
  `https://x.com/iron/status/${video}`,
  `<blockquote class="instagram-media" data-instgrm-permalink="https://www.instagram.com/p/${code}/"></blockquote>`,
]

describe('a post link', () => {
  test.each(accepted)('accepts %s', (link, expected) => {
    expect(parsePostUrl(link)).toEqual(expected)
  })

  test.each(rejected.map((link) => [link]))('rejects %j', (link) => {
    expect(parsePostUrl(link)).toBeNull()
    expect(getEmbedUrl(link)).toBeNull()
  })

  test('parses its own canonical URL to the same post', () => {
    for (const [, post] of accepted) {
      if ('url' in post && 'postId' in post)
        expect(parsePostUrl(String(post.url))).toMatchObject({ url: post.url, postId: post.postId })
    }
  })
})

describe('a frame', () => {
  test.each([
    [`https://instagram.com/iron/reel/${code}?igsh=1`, `https://www.instagram.com/p/${code}/embed/?cr=1&v=12`],
    [`https://threads.net/@iron/post/${code}`, `https://www.threads.com/@iron/post/${code}/embed`],
    [`https://threads.net/t/${code}`, `https://www.threads.com/t/${code}/embed`],
    [`https://m.tiktok.com/v/${video}.html`, `https://www.tiktok.com/player/v1/${video}`],
  ])('of %s is %s, on an allowed origin', (link, frame) => {
    expect(getEmbedUrl(link)).toBe(frame)
    expect(embedOrigins).toContain(new URL(frame).origin)
  })

  test('does not exist for a short link', () => {
    expect(getEmbedUrl('https://vm.tiktok.com/ZMabc123/')).toBeNull()
  })
})

test('assigns each host to one platform', () => {
  expect(isPlatformHost(new URL('https://vm.tiktok.com/x'), 'tiktok')).toBe(true)
  expect(isPlatformHost(new URL('https://vm.tiktok.com/x'), 'instagram')).toBe(false)
  expect(isPlatformHost(new URL('https://constructor/x'), 'tiktok')).toBe(false)
})
