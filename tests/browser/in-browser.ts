import { after, before } from 'node:test'
import { chromium } from 'playwright-core'
import type { Browser } from 'playwright-core'
import { CHROMIUM, CHROMIUM_FLAGS } from './chromium.ts'

/** A service and a browser; there from the first test of a suite to its last. */
export interface InBrowser<Service> {
  readonly service: Service
  readonly browser: Browser
}

/** Starts a service and a browser before the tests of the suite that calls this, and ends both after them. */
export function inBrowser<Service extends { readonly stop: () => Promise<unknown> }>(
  start: () => Promise<Service>,
): InBrowser<Service> {
  let opened: InBrowser<Service>
  before(async () => {
    opened = {
      service: await start(),
      browser: await chromium.launch({ executablePath: CHROMIUM, args: [...CHROMIUM_FLAGS] }),
    }
  })
  after(async () => {
    await opened.browser.close()
    await opened.service.stop()
  })
  return {
    get service() {
      return opened.service
    },
    get browser() {
      return opened.browser
    },
  }
}
