import { deepEqual, equal, ok } from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readConfig } from './config.ts'

describe('readConfig', () => {
  it('works without any setting, and listens on this machine only', () => {
    deepEqual(readConfig({}).config, {
      parts: ['icons'],
      host: '127.0.0.1',
      iconsPort: 3000,
      baseUrl: null,
      dataFolder: '.data',
      logLevel: 'info',
    })
  })
  it('takes an empty variable as not given', () => {
    deepEqual(readConfig({ BURIN_ICONS_PORT: '', BURIN_BASE_URL: '' }), readConfig({}))
  })
  it('reads every setting', () => {
    const environment = {
      BURIN_PARTS: 'icons',
      BURIN_HOST: '0.0.0.0',
      BURIN_ICONS_PORT: '0',
      BURIN_BASE_URL: 'https://icons.example.com/',
      BURIN_DATA: '/var/lib/burin',
      BURIN_LOG: 'silent',
    }
    deepEqual(readConfig(environment).config, {
      parts: ['icons'],
      host: '0.0.0.0',
      iconsPort: 0,
      baseUrl: 'https://icons.example.com',
      dataFolder: '/var/lib/burin',
      logLevel: 'silent',
    })
  })
  it('cannot be changed afterwards', () => {
    ok(Object.isFrozen(readConfig({}).config))
  })

  const bad: [string, string][] = [
    ...['65536', '-1', '3e3', '80 80', '0x50', '3000.5', 'http'].map((value): [string, string] => [
      'BURIN_ICONS_PORT',
      value,
    ]),
    ...['localhost:3000', 'ftp://a', 'https://a/b', 'https://a/?x', 'https://u:p@a', 'https://a/#x', '/'].map(
      (value): [string, string] => ['BURIN_BASE_URL', value],
    ),
    ...['*', 'a b', 'http://a', '127.0.0.1:80', '-'].map((value): [string, string] => ['BURIN_HOST', value]),
    ...['api', 'icons,sites', 'icons,', 'Icons', 'icons,icons'].map((value): [string, string] => [
      'BURIN_PARTS',
      value,
    ]),
    ...['loud', 'INFO'].map((value): [string, string] => ['BURIN_LOG', value]),
    ['BURIN_DATA', ' '],
  ]
  for (const [name, value] of bad) {
    it(`refuses ${name}=${value} in one line that names it, what was given and what is allowed`, () => {
      const { config, problem } = readConfig({ [name]: value })
      equal(config, null)
      ok(problem?.startsWith(`${name} is ${JSON.stringify(value)}, but must be `), problem ?? '')
      ok(!problem?.includes('\n'))
    })
  }
  it('takes host names and addresses of both kinds', () => {
    for (const host of ['localhost', '127.0.0.1', '::', '::1', 'fe80::1', 'burin.internal'])
      equal(readConfig({ BURIN_HOST: host }).config?.host, host)
  })
  it('says of a part to come that it is not there yet', () => {
    ok(readConfig({ BURIN_PARTS: 'icons,api,sites' }).problem?.includes('"api" is not there yet'))
  })
})
