/** What a file is, by the end of its name alone: nobody looks into it, and no browser shall either. */
const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  htm: 'text/html; charset=utf-8',
  xhtml: 'application/xhtml+xml; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  cjs: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  geojson: 'application/geo+json; charset=utf-8',
  wasm: 'application/wasm',
  txt: 'text/plain; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
  vcf: 'text/vcard; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  rss: 'application/rss+xml; charset=utf-8',
  atom: 'application/atom+xml; charset=utf-8',
  yaml: 'application/yaml; charset=utf-8',
  yml: 'application/yaml; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  apng: 'image/apng',
  bmp: 'image/bmp',
  ico: 'image/vnd.microsoft.icon',
  tif: 'image/tiff',
  tiff: 'image/tiff',
  woff: 'font/woff',
  woff2: 'font/woff2',
  ttf: 'font/ttf',
  otf: 'font/otf',
  eot: 'application/vnd.ms-fontobject',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  ogg: 'audio/ogg',
  oga: 'audio/ogg',
  opus: 'audio/ogg',
  wav: 'audio/wav',
  flac: 'audio/flac',
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  webm: 'video/webm',
  ogv: 'video/ogg',
  mov: 'video/quicktime',
  vtt: 'text/vtt; charset=utf-8',
  pdf: 'application/pdf',
  zip: 'application/zip',
  gz: 'application/gzip',
  tgz: 'application/gzip',
  epub: 'application/epub+zip',
  glb: 'model/gltf-binary',
  gltf: 'model/gltf+json; charset=utf-8',
}

/** Names that say what they are without an ending. */
const NAMED: Readonly<Record<string, string>> = {
  'apple-app-site-association': 'application/json; charset=utf-8',
}

const UNKNOWN = 'application/octet-stream'

/** The `Content-Type` of a file of a site. */
export function contentTypeOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1)
  return (Object.hasOwn(NAMED, name) ? NAMED[name] : undefined) ?? typeByEnding(name) ?? UNKNOWN
}

/** Whether a path names a part of a page rather than a page: whoever asks for one can do nothing with HTML. */
export function isAsset(path: string): boolean {
  const type = typeByEnding(path.slice(path.lastIndexOf('/') + 1))
  return type !== undefined && !type.includes('html')
}

/** Endings of what pages are built from, where a build tool's short hashes are told from words. */
const BUILT = /\.(?:js|mjs|css|map|wasm|woff2?|ttf|otf)$/
/** `app-1f3a9c2e.js`, `chunk.0123456789abcdef.css`: hexadecimal, with a digit and a letter in it. */
const HEX = /[-.](?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{8,64}\.[a-z0-9]+$/
/** `index-BQ3cVx2a.js`, `index-5MWPCB2Y.css`: eight of 62, one of them a capital and another none. */
const MIXED = /[-.](?=[A-Za-z0-9]*[A-Z])(?=[A-Za-z0-9]*[a-z0-9])[A-Za-z0-9]{8}\.[a-z0-9]+$/

/**
 * Whether a name holds a hash of its content, so that it may be kept for ever. What only looks like one would be kept wrongly, so
 * this rather misses some.
 */
export function isFingerprinted(path: string): boolean {
  return isAsset(path) && (HEX.test(path) || (BUILT.test(path) && MIXED.test(path)))
}

function typeByEnding(name: string): string | undefined {
  const dot = name.lastIndexOf('.')
  const ending = dot === -1 ? '' : name.slice(dot + 1).toLowerCase()
  return Object.hasOwn(TYPES, ending) ? TYPES[ending] : undefined
}
