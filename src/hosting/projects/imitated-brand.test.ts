import { equal, ok } from 'node:assert/strict'
import { describe, it } from 'node:test'
import { imitatedBrand } from './imitated-brand.ts'
import { slugProblem } from './slug-problem.ts'

const IMITATE: Readonly<Record<string, readonly string[]>> = {
  paypal: [
    'paypal',
    'pay-pal',
    'paypa1',
    'paypal-login',
    'paypal-2026',
    'login-paypal',
    'paypai-shop',
    'my-paypal-account',
    'securepaypal',
    'pay-pal-sign-in',
    'paypallogin',
  ],
  apple: ['apple', 'app1e-support', 'apple-support', 'support-apple', 'applesupport', 'app1e', 'apple-billing'],
  appleid: ['appleid', 'apple-id', 'apple-id-verify', 'app1e-1d', 'appleid-locked-unlock'],
  microsoft: ['micros0ft', 'rnicrosoft', 'micro-soft', 'microsoft-security-team', 'm1cr0s0ft-0ffice'],
  google: ['google', 'g00gle', 'go0gle-docs', 'google-account-recovery', 'accounts-google-com'],
  facebook: ['faceb00k', 'facebook-login', 'facebook-password-reset'],
  chase: ['chase-login', 'secure-chase', 'chaselogin', 'chase-bank-verify', 'chase-sign-in'],
  amazon: ['amazon-account', 'arnazon', 'amaz0n-prime', 'verify-amazon'],
  netflix: ['netfl1x', 'netflix-billing'],
  office365: ['office365', 'office-365-login'],
  metamask: ['metamask-wallet', 'rnetamask'],
  wellsfargo: ['vvellsfargo', 'wells-fargo'],
  n26: ['n26', 'n26-banking'],
  dhl: ['dhl-customer'],
  ledger: ['ledger-wallet'],
  burin: ['burin-support', 'bur1n'],
}

const FREE =
  `applesauce-recipes pineapple stripes stripe-demo chase-the-sun purchase-orders paper-chase login my-login-page
  support-group netflix-clone github-stats johndoe-github-io spotify-playlists amazonas-river amazons metaphor metal meta-analysis wiseman
  penny-wise visa-for-japan level-up5 upstairs startups pickups zoom-lens steamboat steam-engines bookings discordant outlook-tower
  signals ledgers-of-1890 secure-notes wallet-design account-book accounts-of-war support verified-recipes apple-pie chase-and-emma-2026
  modern-art corner-shop burinado st-ups security-blog hello-world customer-journey grapple-support google-maps-demo www-demo
  a1b2c3 12345 official-fan-page dropboxes-of-old com-and-go tele-gram-scales bakery-support marvin-hsb fed-up adobes-of-peru`.split(
    /\s+/,
  )

describe('a name', () => {
  it('that passes itself off as a brand is known, whatever disguise it wears', () => {
    let count = 0
    for (const [brand, slugs] of Object.entries(IMITATE))
      for (const slug of slugs) {
        equal(imitatedBrand(slug), brand, slug)
        count += 1
      }
    ok(count >= 30)
  })
  it('that merely reads like one is nobody else’s business', () => {
    for (const slug of FREE) equal(imitatedBrand(slug), null, slug)
    ok(FREE.length >= 30)
  })
  it('is looked at in no time, whatever it is', () => {
    // Nothing in it may grow with the square of a length: these are the longest there are.
    for (const slug of ['a'.repeat(49), '1'.repeat(49), 'i-'.repeat(24) + 'l', 'rn'.repeat(24)]) {
      equal(slugProblem(slug), null)
      equal(imitatedBrand(slug), null)
    }
  })
})
