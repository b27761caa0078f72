import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { read } from './read.ts'

const OPEN = '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24"'
const FILLED = `${OPEN} fill="currentColor">`
const STROKED = `${OPEN} fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">`

describe('read', () => {
  test('gives the root and its shapes in the order written', () => {
    const document = read(`${STROKED}<path d="M3 12H21"/><circle cx="12" cy="12" r="3"></circle></svg>\n`)
    assert.deepEqual(document.problems, [])
    assert.equal(document.attributes.get('stroke-width'), '1.5')
    assert.deepEqual(
      document.elements.map((element) => [element.name, [...element.attributes]]),
      [
        ['path', [['d', 'M3 12H21']]],
        [
          'circle',
          [
            ['cx', '12'],
            ['cy', '12'],
            ['r', '3'],
          ],
        ],
      ],
    )
  })

  test('counts bytes, not characters', () => {
    assert.equal(read('ä€😀').sizeBytes, 9)
  })

  test('leaves a text of more than 64 KB unread', () => {
    const document = read(`${FILLED}${'<path d="M3 12H21"/>'.repeat(4000)}</svg>`)
    assert.match(document.problems[0] ?? '', /bytes/)
    assert.equal(document.elements.length, 0)
  })

  for (const [what, text, expected] of [
    ['nothing', '', /no <svg>/],
    ['plain text', 'icon', /text outside/],
    [
      'a missing xmlns',
      '<svg width="24" height="24" viewBox="0 0 24 24" fill="currentColor"></svg>',
      /no attribute xmlns/,
    ],
    ['another xmlns', `${FILLED.replace('2000', '2001')}</svg>`, /xmlns/],
    ['another root', '<path d="M3 12H21"/>', /not <svg>/],
    ['an unknown element', `${FILLED}<g></g></svg>`, /<g> is not in the contract/],
    ['an unknown attribute', `${FILLED}<path d="M3 12H21" id="a"/></svg>`, /attribute id/],
    ['an unknown attribute of the root', `${OPEN} fill="currentColor" class="icon"></svg>`, /attribute class/],
    ['paint on a shape', `${FILLED}<path d="M3 12H21" fill="none"/></svg>`, /attribute fill/],
    ['an attribute twice', `${FILLED}<path d="M3 12H21" d="M3 12H21"/></svg>`, /twice/],
    ['an entity', `${FILLED}<path d="M3 &#49;2H21"/></svg>`, /entity/],
    ['a comment', `${FILLED}<!-- x --></svg>`, /comment/],
    ['a comment without an end', `${FILLED}<!-- x </svg>`, /never ends/],
    ['a CDATA section', `${FILLED}<![CDATA[x]]></svg>`, /CDATA/],
    ['an XML declaration', `<?xml version="1.0"?>${FILLED}</svg>`, /declaration/],
    ['a document type', `<!DOCTYPE svg>${FILLED}</svg>`, /document type/],
    ['text', `${FILLED}x</svg>`, /text outside/],
    ['a bad number', `${FILLED}<circle cx="1e1" cy="12" r="3"/></svg>`, /number must stand/],
    ['a unit', `${FILLED}<circle cx="12px" cy="12" r="3"/></svg>`, /number must stand/],
    ['a negative radius', `${FILLED}<circle cx="12" cy="12" r="-3"/></svg>`, /negative/],
    ['a missing radius', `${FILLED}<circle cx="12" cy="12"/></svg>`, /no attribute r/],
    ['bad path data', `${FILLED}<path d="M1 2C3 4 5 6 7 8"/></svg>`, /command "C"/],
    ['an odd number of points', `${FILLED}<polygon points="1 2 3"/></svg>`, /odd/],
    ['three numbers in viewBox', `${FILLED.replace('0 0 24 24', '0 24 24')}</svg>`, /four numbers/],
    ['nesting', `${FILLED}<path d="M3 12H21"><path d="M3 15H21"/></path></svg>`, /nested/],
    ['an svg in an svg', `${FILLED}<svg></svg></svg>`, /<svg> is not in the contract/],
    ['two roots', `${FILLED}</svg>${FILLED}</svg>`, /behind the end/],
    ['an unclosed root', FILLED, /never closed/],
    ['an unclosed shape', `${FILLED}<path d="M3 12H21"></svg>`, /must be closed/],
    ['an end without a beginning', `${FILLED}</svg></svg>`, /closes nothing/],
    ['attributes that touch', `${FILLED}<circle cx="1"cy="2" r="3"/></svg>`, /malformed/],
    ['an attribute without quotes', `${FILLED}<circle r=3/></svg>`, /malformed/],
    ['an attribute without a value', `${FILLED}<circle r/></svg>`, /malformed/],
    ['a < in a value', `${FILLED}<circle r="<"/></svg>`, /malformed/],
    ['a tag cut off', `${FILLED}<circle r="3"`, /malformed/],
    ['a stroke without its width', `${OPEN} fill="none" stroke="currentColor"></svg>`, /no attribute stroke-width/],
    ['a width without a stroke', `${OPEN} fill="currentColor" stroke-width="2"></svg>`, /no stroke/],
  ] as const) {
    test(`says what is wrong with ${what}`, () => {
      const { problems } = read(text)
      assert.ok(problems.length > 0, 'no problem')
      assert.match(problems.join(' '), expected)
    })
  }

  test('never throws and never says much, whatever it reads', () => {
    const alphabet = [
      '<svg',
      '<',
      '>',
      '/>',
      '</svg>',
      '"',
      "'",
      '=',
      ' ',
      'd="',
      'M1 2',
      'a',
      '<!--',
      '-->',
      '&',
      '\u0000',
      '😀',
      'xmlns',
    ]
    let seed = 7
    for (let round = 0; round < 400; round++) {
      let text = round % 2 === 0 ? FILLED : ''
      for (let at = 0; at < 40; at++) {
        seed = (seed * 48271) % 2147483647
        text += alphabet[seed % alphabet.length] ?? ''
      }
      const { problems } = read(text)
      assert.ok(problems.length > 0 && problems.length <= 30)
    }
  })
})
