import { deflateSync } from 'node:zlib'
import { sampleImages } from './sample-images.ts'

/** What an attacker wants a browser to run, or a reader to find. */
export const payload = '<script>alert(document.domain)</script>'

const jpeg = Buffer.from(sampleImages.jpeg, 'base64')
const [soi, eoi] = [jpeg.subarray(0, 2), jpeg.subarray(-2)]
const body = jpeg.subarray(2)
const bytes = (...values: number[]) => Buffer.from(values)
const join = (...parts: (Buffer | string)[]) => Buffer.concat(parts.map((part) => Buffer.from(part as string)))
const repeat = (part: Buffer, times: number) => Buffer.alloc(part.length * times, part)

function segment(marker: number, data: Buffer | string): Buffer {
  const head = bytes(0xff, marker, 0, 0)
  head.writeUInt16BE(Buffer.from(data as string).length + 2, 2)
  return join(head, data)
}

/** Finds a segment of the sample. */
function find(marker: number): { start: number; end: number; data: Buffer } {
  const start = jpeg.indexOf(bytes(0xff, marker))
  const end = start + 2 + jpeg.readUInt16BE(start + 2)
  return { start, end, data: jpeg.subarray(start + 4, end) }
}

const frame = find(0xc0)
const scan = find(0xda)
const scanData = jpeg.subarray(scan.end, -2)
/** Adds something after the start, before the frame, before the scan, or before the end of the sample. */
const afterStart = (...parts: Buffer[]) => join(soi, ...parts, body)
const beforeFrame = (...parts: Buffer[]) => join(jpeg.subarray(0, frame.start), ...parts, jpeg.subarray(frame.start))
const beforeScan = (...parts: Buffer[]) => join(jpeg.subarray(0, scan.start), ...parts, jpeg.subarray(scan.start))
const beforeEnd = (...parts: Buffer[]) => join(jpeg.subarray(0, -2), ...parts, eoi)
const withFrame = (change: (data: Buffer) => Buffer, marker = 0xc0) =>
  join(jpeg.subarray(0, frame.start), segment(marker, change(Buffer.from(frame.data))), jpeg.subarray(frame.end))
const withSize = (width: number, height: number) =>
  withFrame((data) => {
    data.writeUInt16BE(height, 1)
    data.writeUInt16BE(width, 3)
    return data
  })
const withScan = (data: Buffer, coded: Buffer = scanData) =>
  join(jpeg.subarray(0, scan.start), segment(0xda, data), coded, eoi)

const position = join('Exif\0\0MM\0*', 'GPSLatitude 52.5200 GPSLongitude 13.4050 ', payload)
const zip = join('PK\x03\x04', payload, 'PK\x01\x02', 'PK\x05\x06')

function pngChunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  return join(length, type, data, Buffer.alloc(4))
}

function png(width: number, height: number, pixels: Buffer): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  const chunks = [pngChunk('IHDR', header), pngChunk('IDAT', deflateSync(pixels)), pngChunk('IEND', Buffer.alloc(0))]
  return join(bytes(0x89), 'PNG\r\n\x1a\n', ...chunks)
}

/** Files of other formats, and JPEG files with something in them that is not the picture. */
export const hostilePictures: Record<string, Buffer> = {
  'an SVG with a script': join(`<svg xmlns="http://www.w3.org/2000/svg">${payload}</svg>`),
  'an SVG with nested entities': join(
    '<!DOCTYPE s [<!ENTITY a "aaaaaaaa"><!ENTITY b "&a;&a;&a;">]><svg>&b;</svg>',
    payload,
  ),
  'a page': join(`<!doctype html>${payload}`),
  'a page that starts like a JPEG': join(bytes(0xff, 0xd8, 0xff), payload),
  'a GIF': join('GIF89a\x01\0\x01\0\0\0\0', payload),
  'a GIF that is a script': join('GIF89a/*\x01\0\x01\0*/=1;alert(1)//', payload),
  'a PNG': png(1, 1, Buffer.alloc(4)),
  'a PNG of 65,535 × 65,535 pixels': png(65_535, 65_535, Buffer.alloc(2_000_000)),
  'a WebP': join('RIFF\x40\0\0\0WEBPVP8 ', payload),
  'a HEIC': join(bytes(0, 0, 0, 24), 'ftypheic\0\0\0\0mif1heic', payload),
  'an AVIF': join(bytes(0, 0, 0, 24), 'ftypavif\0\0\0\0mif1avif', payload),
  'a BMP that is a script': join('BM=1;alert(1)//', payload),
  'a TIFF': join('II*\0\x08\0\0\0', payload),
  'an icon': join(bytes(0, 0, 1, 0, 1, 0), payload),
  'a PDF': join('%PDF-1.7 /OpenAction /JS (app.alert(1))', payload),
  'a ZIP': zip,
  'a program': join('\x7fELF', payload),
  'a page after the picture': join(jpeg, payload),
  'an archive after the picture': join(jpeg, zip),
  'a Java archive after the picture (GIFAR)': join(jpeg, zip, 'META-INF/MANIFEST.MF'),
  'server code after the picture': join(jpeg, `<?php system($_GET[0]); ?>${payload}`),
  'a second picture after the picture': join(jpeg, jpeg, payload),
  'a page in a comment': afterStart(segment(0xfe, payload)),
  'a page in a comment at the end': beforeEnd(segment(0xfe, payload)),
  'a script whose comment is the first segment': afterStart(segment(0xe0, Buffer.alloc(0x2f28, `*/=1;${payload}/*`))),
  'a position in EXIF': afterStart(segment(0xe1, position)),
  'a position in EXIF at the end': beforeEnd(segment(0xe1, position)),
  'a thumbnail in EXIF': afterStart(segment(0xe1, join('Exif\0\0', jpeg, payload))),
  XMP: afterStart(segment(0xe1, join('http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>', payload))),
  'a colour profile': afterStart(segment(0xe2, join('ICC_PROFILE\0\x01\x01', payload))),
  'a second picture of a phone (MPF)': join(afterStart(segment(0xe2, join('MPF\0MM\0*', payload))), jpeg),
  'data of Photoshop': afterStart(segment(0xed, join('Photoshop 3.0\x008BIM', payload))),
  'content credentials (JUMBF)': afterStart(segment(0xeb, join('JP\x01\x01jumb', payload))),
  'more after the colours of Adobe': afterStart(segment(0xee, join('Adobe\0\x64\0\0\0\0\x01', payload))),
  'a thousand comments': afterStart(repeat(segment(0xfe, payload), 1_000)),
  'bytes between segments': afterStart(join(payload)),
  'an unknown segment': afterStart(segment(0xf3, payload)),
  'a reserved marker': afterStart(segment(0x02, payload)),
  'a definition of lines': beforeEnd(segment(0xdc, bytes(0xff, 0xdc))),
  'two starts': join(soi, jpeg),
  'a picture inside the picture': afterStart(jpeg, join(payload)),
  'half a million filling bytes': join(afterStart(repeat(bytes(0xff), 500_000)), payload),
  'a page in a table that nothing uses': beforeFrame(segment(0xdb, Buffer.alloc(65, `\x03${payload}${payload}`))),
  'a page in a table of codes': beforeFrame(
    segment(0xc4, join(bytes(0x13, ...Array<number>(15).fill(0), 39), payload)),
  ),
  'a page after a table': beforeFrame(segment(0xdb, join(bytes(3), Buffer.alloc(64, 1), payload))),
  'a page instead of restart intervals': beforeFrame(segment(0xdd, payload)),
  'a page in the frame': withFrame((data) => join(data, payload)),
  'a page in the scan header': withScan(join(scan.data, payload)),
  '65,500 × 65,500 pixels': withSize(65_500, 65_500),
  'no width': withSize(0, 12),
  'no height': withSize(16, 0),
  'four thousand scans': join(
    withFrame((data) => data, 0xc2).subarray(0, scan.start),
    repeat(join(segment(0xda, bytes(1, 1, 0, 1, 5, 0)), bytes(0x3f)), 4_000),
    eoi,
  ),
  'ten thousand tables of codes': beforeFrame(repeat(segment(0xc4, bytes(0, 1, ...Array<number>(16).fill(0))), 10_000)),
  'a table of codes that promises too many': beforeFrame(segment(0xc4, Buffer.alloc(17, 0xff))),
  'a hundred thousand restarts': join(
    beforeScan(segment(0xdd, bytes(0, 1))).subarray(0, scan.end + 6),
    repeat(bytes(0xff, 0xd0, 0xff, 0xd1), 50_000),
    eoi,
  ),
  'restarts that are not announced': withScan(scan.data, join(scanData, bytes(0xff, 0xd0), payload)),
  'half a file': join(jpeg.subarray(0, jpeg.length >> 1)),
  'no end': jpeg.subarray(0, -2),
  'no scan': join(jpeg.subarray(0, scan.start), eoi),
  'an empty scan': withScan(scan.data, Buffer.alloc(0)),
  'only the markers': join(soi, eoi),
  'a second, larger frame': afterStart(withSize(30_000, 20_000).subarray(frame.start, frame.end)),
  'a hierarchy of frames': afterStart(segment(0xde, frame.data)),
  'arithmetic codes': withFrame((data) => data, 0xc9),
  'a lossless frame': withFrame((data) => data, 0xc3),
  'twelve bits per value': withFrame((data) => join(bytes(12), data.subarray(1))),
  'two hundred components': withFrame((data) => join(data.subarray(0, 5), bytes(200), Buffer.alloc(600, 1))),
  'a length past the end': join(soi, bytes(0xff, 0xe1, 0xff, 0xff), payload),
  'a length of nothing': afterStart(bytes(0xff, 0xe1, 0, 0), join(payload)),
  'ten megabytes': join(jpeg, Buffer.alloc(10_000_000, payload)),
}

/** Bodies that are not a file in base64. */
export const hostileTexts: Record<string, string> = {
  'not base64': payload,
  'a data URL': `data:image/jpeg;base64,${sampleImages.jpeg}`,
  'an address': 'https://example.org/picture.jpg',
  'base64 with a break': `${sampleImages.jpeg.slice(0, 40)}\n${sampleImages.jpeg.slice(40)}`,
  'a megabyte of the letter A': 'A'.repeat(1_000_000),
}

/** A picture whose coded pixels are followed by a page. Only decoding could find that out. */
export const pageInPixels = withScan(scan.data, join(scanData, payload))
