/**
 * `npm run draw heart --size 16` without a lone `--` gives the option to npm, which keeps it without a word: what would be
 * drawn is "heart 16". npm tells its scripts in the environment what it took. Plain JavaScript for Node 20 (see set-up.mjs).
 */

/** Options of our commands with a value. Those that npm itself has too are left out, as they may stand in its settings. */
const WITH_VALUE = [
  'size',
  'stroke',
  'radius',
  'finish',
  'concept',
  'out',
  'set',
  'glyph',
  'cut',
  'view',
  'scale',
  'columns',
  'width',
  'rows',
  'count',
  'seed',
  'at',
]
/** What people try with `npm start`, which takes its settings from the environment. */
const OF_START = ['port', 'host']
const FLAGS = [
  'program',
  'check',
  'print',
  'house',
  'mini',
  'errors',
  'variants',
  'dark',
  'grid',
  'failing',
  'files',
  'spec',
  'slowest',
  'watch',
  'list',
]
/** `--no-NAME`, which npm keeps as a NAME that is off. */
const NEGATED = ['marks', 'labels']

/**
 * One sentence with the right command when npm has taken options that were meant for the script, else null.
 * `script` is the npm script's name; `args` is what npm left over.
 */
export function eatenOptions(environment, script, args) {
  const taken = (name) => environment[`npm_config_${name}`]
  if (script === 'start') {
    return OF_START.some((name) => taken(name) !== undefined)
      ? 'npm start takes no options; settings are variables, such as BURIN_ICONS_PORT=4000 npm start'
      : null
  }
  const unset = (value) => value === undefined || value === ''
  const named = WITH_VALUE.filter((name) => !unset(taken(name)))
  const flags = [
    ...FLAGS.filter((name) => taken(name) === 'true').map((name) => `--${name}`),
    ...NEGATED.filter((name) => taken(name) === '').map((name) => `--no-${name}`),
  ]
  if (named.length + flags.length === 0) return null
  // After `--size 16` npm keeps "true" and leaves the 16 among the words; after `--size=16` it keeps the 16.
  const valueless = named.filter((name) => taken(name) === 'true').length
  const words = args.slice(0, Math.max(0, args.length - valueless))
  const values = args.slice(words.length)
  const options = named.map(
    (name) => `--${name} ${quoted(taken(name) === 'true' ? (values.shift() ?? '…') : taken(name))}`,
  )
  const command = script === 'test' ? 'npm test' : `npm run -s ${script}`
  return `npm took these options for itself; put -- before the options: ${[command, '--', ...words.map(quoted), ...options, ...flags].join(' ')}`
}

function quoted(word) {
  return /^[\w./,:=@%+*…-]+$/.test(word) && !word.includes('*') ? word : `'${word.replaceAll("'", `'\\''`)}'`
}
