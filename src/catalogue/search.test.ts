import { deepEqual, equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { loadLexicon } from '../lexicon/load.ts'
import { catalogueWork } from './catalogue-work.ts'
import { keepCatalogue } from './keep-catalogue.ts'

/** What people type, and the glyphs of which one is to be among the first three. */
const WANTED = `
bin: trash | rubbish: trash | delete: trash | magnifier: search, zoom-in | loupe: search | spanner: wrench | cog: gear, settings
preferences: settings, sliders, gear | house: home | start page: home | post: mail, mailbox | e-mails: mail | letter envelope: mail
alarm: bell, alarm-clock | notifications: bell | basket: shopping-basket, shopping-cart, basket | add to cart: shopping-cart
favourite: star, heart | like: heart, thumbs-up | photo: image, camera, picture-frame | take a picture: camera | movie: film, clapperboard, video
song: music, music-note | sound: speaker, volume | mute: speaker, volume, bell | people: users | team: users | customers: users
log in: log-in, login | sign out: log-out, logout | padlock: lock | password: lock, key | secure: shield, lock | automobile: car
plane: airplane, plane | railway: train | bicycle: bike, bicycle | boat: ship, boat, sailboat | map marker: map-pin, pin | globe: globe
internet: globe, wifi | network signal: wifi, signal | rain: cloud-rain, rain, umbrella | sunny: sun | night: moon | thunder: bolt, storm, lightning
temperature: thermometer | tea: cup, teapot, coffee, mug | burger: hamburger, burger | dinner: fork-knife, utensils, cutlery, plate
bugs: bug | source code: code | terminal: terminal, console | graph: chart-line, line-chart, chart, bar-chart, chart-bar | diagram: workflow, chart, sitemap, chart-bar
money: banknote, dollar, coins, money | pay: credit-card, wallet, banknote | bank: bank | gift box: gift | birthday: cake, gift
doctor's tool: stethoscope, syringe | pill: pill | tooth ache: tooth | puppy: dog | kitten: cat | aquarium fish: fish | red rose: flower, rose
printer paper: printer, file | save: floppy | attach: attachment, paperclip | clip with scissors: scissors, cut | pen: pen, pencil | write: pencil, pen | sofa bed: sofa, bed
`

test('the first three that are found hold what was wanted, for 95 of 100 searches', async () => {
  const { cards, meant } = catalogueWork(loadLexicon)
  const unused = (): never => {
    throw new Error('nothing is drawn here')
  }
  const { search } = keepCatalogue(
    { cards: async () => cards(), meant: async (text) => meant(text), sheet: unused, cuts: unused, draw: unused },
    new Map(),
    async () => 'test',
  )
  const searches = WANTED.split(/[|\n]/).filter((line) => line.trim() !== '')
  const missed: string[] = []
  for (const line of searches) {
    const [text = '', wanted = ''] = line.trim().split(': ')
    const { hits, perhaps } = await search(text)
    const first = [...hits, ...perhaps].slice(0, 3).map(({ name }) => name)
    if (!wanted.split(', ').some((name) => first.includes(name))) missed.push(`${text}: ${first.join(', ')}`)
  }
  ok(missed.length <= 0.05 * searches.length, `${missed.length} of ${searches.length}:\n${missed.join('\n')}`)
})

test('what does not plainly answer is not counted', async () => {
  const { cards, meant } = catalogueWork(loadLexicon)
  const unused = (): never => {
    throw new Error('nothing is drawn here')
  }
  const { search, relatives } = keepCatalogue(
    { cards: async () => cards(), meant: async (text) => meant(text), sheet: unused, cuts: unused, draw: unused },
    new Map(),
    async () => 'test',
  )
  const counted = async (text: string): Promise<string[]> => (await search(text)).hits.map(({ name }) => name)
  deepEqual(await counted('bin'), ['trash', 'wheelie-bin'])
  for (const text of ['trombone', 'burglar', 'monkey', 'kangaroo']) deepEqual(await counted(text), [], text)
  for (const text of ['wi-fi', 'wifi', 'wi fi']) equal((await counted(text))[0], 'wifi', text)
  for (const text of ['e-mail', 'email']) equal((await counted(text))[0], 'mail', text)
  for (const text of ['check-mark', 'checkmark', 'check mark']) equal((await counted(text))[0], 'check', text)
  const near = async (name: string): Promise<string[]> =>
    (await relatives(cards().find((card) => card.name === name)!)).map((card) => card.name)
  deepEqual(await near('trash'), ['trash-open', 'wheelie-bin'])
  deepEqual(
    new Set(await near('bird')),
    new Set(['bird-on-branch', 'birdcage', 'birdhouse', 'parrot', 'duck', 'nest', 'owl', 'penguin']),
  )
})
