/** Signs that are a whole request, and what they ask for. */
const SIGNS: ReadonlyMap<string, string> = new Map([
  ['+', 'plus'], ['-', 'minus'], ['−', 'minus'], ['–', 'minus'], ['?', 'question'], ['!', 'exclamation'], ['×', 'x'], ['✕', 'x'], ['#', 'hash'], ['@', 'at sign'],
  ['$', 'dollar'], ['%', 'percent'], ['*', 'asterisk'], ['/', 'slash'], ['…', 'dots'], ['<', 'chevron left'], ['>', 'chevron right'], ['"', 'quote'],
])

/** Common emoji and symbols by the words for what they show; the joiners and variation selectors between them show nothing. */
const EMOJI: ReadonlyMap<string, string> = new Map(Object.entries({
  '❤': 'heart', '♥': 'heart', '♡': 'heart', '💙': 'heart', '💚': 'heart', '💛': 'heart', '💜': 'heart', '🖤': 'heart', '💔': 'broken heart', '⭐': 'star', '★': 'star', '☆': 'star', '🌟': 'star', '✨': 'sparkles',
  '☁': 'cloud', '🌧': 'rain', '🌩': 'lightning cloud', '🌨': 'snow cloud', '⚡': 'bolt', '🔒': 'lock', '🔐': 'lock with key', '🔓': 'unlock', '🔑': 'key', '🏠': 'house', '🏡': 'house', '🔍': 'search', '🔎': 'search',
  '📁': 'folder', '📂': 'open folder', '📄': 'file', '📅': 'calendar', '📆': 'calendar', '🔔': 'bell', '🔕': 'bell off', '📷': 'camera', '📸': 'camera', '🎥': 'video camera', '🛒': 'shopping cart', '🗑': 'trash', '✉': 'mail', '📧': 'mail',
  '📞': 'phone', '☎': 'phone', '📱': 'smartphone', '💻': 'laptop', '🖥': 'monitor', '⌨': 'keyboard', '🖨': 'printer', '🎵': 'music', '🎶': 'music', '🎧': 'headphones', '🎤': 'microphone', '🔊': 'volume full', '🔇': 'volume off',
  '🌙': 'moon', '☀': 'sun', '🌞': 'sun', '🔥': 'fire', '💧': 'droplet', '❄': 'snowflake', '☂': 'umbrella', '☔': 'umbrella', '🌍': 'globe', '🌎': 'globe', '🌏': 'globe', '🌐': 'globe', '🌳': 'tree', '🍃': 'leaf', '🌡': 'thermometer', '💨': 'wind',
  '👤': 'user', '👥': 'users', '🙂': 'smile', '😀': 'laughing face', '😃': 'laughing face', '😊': 'smile', '😄': 'laughing face', '☹': 'sad face', '🙁': 'sad face', '😢': 'sad face', '😐': 'neutral face', '👍': 'thumbs up', '✋': 'hand',
  '👁': 'eye', '💡': 'lightbulb', '🔋': 'battery full', '🔌': 'plug', '📶': 'signal', '🔗': 'link', '📎': 'attachment', '📌': 'pushpin', '📍': 'map pin', '🗺': 'map', '🧭': 'compass', '🎁': 'gift', '🏆': 'trophy', '👑': 'crown', '🚩': 'flag',
  '⏰': 'alarm clock', '🕒': 'clock', '⌛': 'hourglass', '⏳': 'hourglass', '⌚': 'watch', '⏱': 'timer', '⚙': 'gear', '🔧': 'wrench', '🔨': 'hammer', '✂': 'scissors', '✏': 'pencil', '🖌': 'paintbrush', '🎨': 'palette', '📖': 'open book', '📚': 'books', '📋': 'clipboard',
  '💾': 'floppy', '📊': 'bar chart', '📈': 'line chart', '🧮': 'calculator', '💼': 'briefcase', '💳': 'credit card', '💵': 'money', '🏦': 'bank', '🏢': 'building', '🏪': 'store', '🚗': 'car', '🚌': 'bus', '🚚': 'truck', '✈': 'plane', '🚀': 'rocket',
  '⚓': 'anchor', '🧲': 'magnet', '🐾': 'paw', '💊': 'pill', '🧩': 'puzzle', '🍴': 'utensils', '☕': 'coffee', '🛡': 'shield', '🎯': 'target', '📺': 'tv', '📻': 'radio', '📰': 'newspaper', '📦': 'package', '💬': 'chat', '📣': 'megaphone', '🔄': 'refresh',
  '✓': 'check', '✔': 'check', '✅': 'check', '❌': 'x', '✖': 'x', '➕': 'plus', '➖': 'minus', '❓': 'question', '❔': 'question', '❗': 'exclamation', 'ℹ': 'info', '⚠': 'warning', '🚫': 'ban', '⛔': 'ban',
  '▶': 'play', '⏸': 'pause', '⏹': 'stop', '⏭': 'skip forward', '←': 'arrow left', '→': 'arrow right', '↑': 'arrow up', '↓': 'arrow down', '↗': 'arrow up right', '↘': 'arrow down right', '↙': 'arrow down left', '↖': 'arrow up left', '⬅': 'arrow left', '➡': 'arrow right', '⬆': 'arrow up', '⬇': 'arrow down',
}))

/** Marks that change how the sign before them looks, and joiners: never a thing to be shown. */
const INVISIBLE = /[\uFE00-\uFE0F\u200B-\u200D\u2060\u20E3]|[\u{1F3FB}-\u{1F3FF}]/gu

/** A request with its emoji put into words; a request that is one letter or sign asks for exactly that. */
export function signsOf(text: string): string {
  const plain = text.replace(INVISIBLE, '')
  const one = plain.trim()
  const sign = SIGNS.get(one)
  if (sign !== undefined) return sign
  if (/^[a-wyz]$/i.test(one) || one === 'X') return `letter ${one.toUpperCase()}`
  return /[^\u0000-\u00FF]/.test(plain) ? [...plain].map((character) => (EMOJI.has(character) ? ` ${EMOJI.get(character) ?? ''} ` : character)).join('') : plain
}

/** Emoji of a request for which there are no words here. */
export function unknownSigns(text: string): string[] {
  return [...new Set(text.replace(INVISIBLE, ''))].filter((character) => /\p{Extended_Pictographic}/u.test(character) && !EMOJI.has(character) && !/[©®™]/.test(character))
}
