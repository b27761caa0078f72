import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { describe, it } from 'node:test'
import { readConfig, VARIABLES } from './read-config.ts'

describe('readConfig', () => {
  it('works without any setting, and listens on this machine only', () => {
    deepEqual(readConfig({}).config, {
      parts: ['icons', 'api', 'sites'],
      host: '127.0.0.1',
      iconsPort: 3000,
      baseUrl: null,
      apiPort: 3001,
      apiUrl: null,
      sitesPort: 3002,
      sitesDomain: 'localhost:3002',
      sitesAddresses: [],
      certificateIssuers: ['letsencrypt.org'],
      dnsServer: null,
      sitesCacheMib: 64,
      sitesWorkers: 1,
      blobs: null,
      dataFolder: '.data',
      logLevel: 'info',
      model: 'online',
      author: {
        models: [],
        atOnce: 8,
        seconds: 90,
        microUsdPerDay: null,
        prices: { inputToken: 0, outputToken: 0 },
      },
      workers: availableParallelism(),
      cacheMib: 64,
      operationsPort: null,
      operationsHost: '127.0.0.1',
      operationsNames: [],
      securityContact: null,
      operatorName: null,
      operatorMail: null,
      limits: {
        sandboxPerMinute: 120,
        sandboxPerNetwork: 240,
        livePerMinute: 120,
        liveAtOnce: 8,
        memberPerMinute: 30,
        visitorPerMinute: 5,
        freeDrawsPerDay: 10,
        wrongKeysPerMinute: 20,
        connectionsPerNetwork: 1000,
        mailsPerMinute: 60,
        wrongCodesPerDay: 1000,
        apiCallsPerMinute: 600,
        uploadsAtOnce: 16,
      },
      quotas: { projects: 20, projectsOfNew: 20, deploymentsADay: 100, domainsOfProject: 20, storedMib: 5120 },
      trustedProxies: 0,
      databaseUrl: null,
      databaseOwnerUrl: null,
      redisUrl: null,
      redisMs: null,
      secret: null,
      hasCredits: false,
      microUsdPerCredit: 40_000,
      mail: { smtpUrl: null, from: null },
      oidc: null,
      stripe: null,
    })
  })
  it('takes an empty variable as not given', () => {
    deepEqual(readConfig({ BURIN_ICONS_PORT: '', BURIN_BASE_URL: '' }), readConfig({}))
  })
  it('has sites at the port they are served on, unless told otherwise', () => {
    equal(readConfig({ BURIN_SITES_PORT: '4102' }).config?.sitesDomain, 'localhost:4102')
    const told = readConfig({ BURIN_SITES_PORT: '4102', BURIN_SITES_DOMAIN: 'example.site' })
    equal(told.config?.sitesDomain, 'example.site')
  })
  it('reads every setting', () => {
    const environment = {
      BURIN_PARTS: 'icons',
      BURIN_HOST: '0.0.0.0',
      BURIN_ICONS_PORT: '0',
      BURIN_BASE_URL: 'https://icons.example.com/',
      BURIN_API_PORT: '81',
      BURIN_API_URL: 'https://api.example.com/',
      BURIN_LIMIT_API: '7',
      BURIN_LIMIT_UPLOADS_AT_ONCE: '9',
      BURIN_QUOTA_PROJECTS: '8',
      BURIN_QUOTA_NEW_PROJECTS: '2',
      BURIN_QUOTA_DEPLOYMENTS: '9',
      BURIN_QUOTA_DOMAINS: '11',
      BURIN_QUOTA_STORED_MIB: '10',
      BURIN_SITES_PORT: '80',
      BURIN_SITES_DOMAIN: 'Example.Site',
      BURIN_SITES_ADDRESSES: '203.0.113.7, 2001:DB8:0::7',
      BURIN_CERTIFICATE_ISSUERS: 'pki.goog, letsencrypt.org',
      BURIN_TEST_DNS: '127.0.0.1:5353',
      BURIN_TEST_REDIS_MS: '30000',
      BURIN_SITES_CACHE_MIB: '7',
      BURIN_SITES_WORKERS: '3',
      BURIN_BLOBS: 's3://our-blobs',
      AWS_ACCESS_KEY_ID: 'id',
      AWS_SECRET_ACCESS_KEY: 'hidden',
      AWS_SESSION_TOKEN: 'token',
      AWS_REGION: 'eu-central-1',
      AWS_ENDPOINT_URL_S3: 'https://s3.example.com/',
      BURIN_DATA: '/var/lib/burin',
      BURIN_LOG: 'silent',
      BURIN_MODEL: 'offline',
      BURIN_AUTHOR: 'openai-compatible:some-model',
      BURIN_AUTHOR_URL: 'http://127.0.0.1:8080/v1',
      BURIN_AUTHOR_KEY: 'a key',
      BURIN_AUTHOR_PICTURES: 'on',
      BURIN_AUTHOR_SECOND: 'anthropic:other:model',
      BURIN_AUTHOR_SECOND_URL: 'https://models.example.com/v1',
      BURIN_AUTHOR_SECOND_KEY: 'another key',
      BURIN_AUTHOR_SECOND_PICTURES: 'off',
      BURIN_AUTHOR_BUDGET_USD: '20',
      BURIN_AUTHOR_USD_IN: '0.5',
      BURIN_AUTHOR_USD_OUT: '2',
      BURIN_AUTHOR_AT_ONCE: '4',
      BURIN_MODEL_SECONDS: '60',
      BURIN_WORKERS: '3',
      BURIN_CACHE_MIB: '0',
      BURIN_OPERATIONS_PORT: '9000',
      BURIN_OPERATIONS_HOST: '0.0.0.0',
      BURIN_OPERATIONS_NAMES: 'burin, Metrics.internal',
      BURIN_SECURITY_CONTACT: 'mailto:security@example.com',
      BURIN_OPERATOR_NAME: 'Muster & Söhne',
      BURIN_OPERATOR_MAIL: 'hello@example.com',
      BURIN_LIMIT_SANDBOX: '0',
      BURIN_LIMIT_SANDBOX_NETWORK: '6',
      BURIN_LIMIT_LIVE: '1',
      BURIN_LIMIT_LIVE_AT_ONCE: '2',
      BURIN_LIMIT_MEMBER: '3',
      BURIN_LIMIT_VISITOR: '4',
      BURIN_LIMIT_FREE_DRAWS: '5',
      BURIN_LIMIT_WRONG_KEYS: '7',
      BURIN_LIMIT_CONNECTIONS: '8',
      BURIN_LIMIT_MAILS: '8',
      BURIN_LIMIT_WRONG_CODES: '9',
      BURIN_TRUST_PROXIES: '1',
      BURIN_SECRET: 's'.repeat(32),
      BURIN_CREDITS: 'on',
      BURIN_USD_PER_CREDIT: '0.0125',
      BURIN_MAIL_FROM: 'burin@example.com',
      BURIN_OIDC_ISSUER: 'https://id.example.com/realm',
      BURIN_OIDC_AUDIENCE: 'icons',
      SMTP_URL: 'smtps://me:hunter2@mail.example.com',
      STRIPE_SECRET_KEY: 'sk_test_123',
      STRIPE_WEBHOOK_SECRET: 'whsec_123',
      DATABASE_URL: 'postgres://burin@db.example.com/burin',
      DATABASE_OWNER_URL: 'postgres://burin_owner@db.example.com/burin',
      REDIS_URL: 'rediss://cache.example.com',
    }
    deepEqual(readConfig(environment).config, {
      parts: ['icons'],
      host: '0.0.0.0',
      iconsPort: 0,
      baseUrl: 'https://icons.example.com',
      apiPort: 81,
      apiUrl: 'https://api.example.com',
      sitesPort: 80,
      sitesDomain: 'example.site',
      sitesAddresses: ['203.0.113.7', '2001:db8::7'],
      certificateIssuers: ['pki.goog', 'letsencrypt.org'],
      dnsServer: { address: '127.0.0.1', port: 5353 },
      sitesCacheMib: 7,
      sitesWorkers: 3,
      blobs: {
        bucket: 'our-blobs',
        endpoint: 'https://s3.example.com',
        region: 'eu-central-1',
        accessKeyId: 'id',
        secretAccessKey: 'hidden',
        sessionToken: 'token',
      },
      dataFolder: '/var/lib/burin',
      logLevel: 'silent',
      model: 'offline',
      author: {
        models: [
          {
            protocol: 'openai-compatible',
            model: 'some-model',
            url: 'http://127.0.0.1:8080/v1',
            key: 'a key',
            seesPictures: true,
          },
          {
            protocol: 'anthropic',
            model: 'other:model',
            url: 'https://models.example.com/v1',
            key: 'another key',
            seesPictures: false,
          },
        ],
        atOnce: 4,
        seconds: 60,
        microUsdPerDay: 20_000_000,
        prices: { inputToken: 0.5, outputToken: 2 },
      },
      workers: 3,
      cacheMib: 0,
      operationsPort: 9000,
      operationsHost: '0.0.0.0',
      operationsNames: ['burin', 'metrics.internal'],
      securityContact: 'mailto:security@example.com',
      operatorName: 'Muster & Söhne',
      operatorMail: 'hello@example.com',
      limits: {
        sandboxPerMinute: 0,
        sandboxPerNetwork: 0,
        livePerMinute: 1,
        liveAtOnce: 2,
        memberPerMinute: 3,
        visitorPerMinute: 4,
        freeDrawsPerDay: 5,
        wrongKeysPerMinute: 7,
        connectionsPerNetwork: 8,
        mailsPerMinute: 8,
        wrongCodesPerDay: 9,
        apiCallsPerMinute: 7,
        uploadsAtOnce: 9,
      },
      quotas: { projects: 8, projectsOfNew: 2, deploymentsADay: 9, domainsOfProject: 11, storedMib: 10 },
      trustedProxies: 1,
      databaseUrl: 'postgres://burin@db.example.com/burin',
      databaseOwnerUrl: 'postgres://burin_owner@db.example.com/burin',
      redisUrl: 'rediss://cache.example.com',
      redisMs: 30_000,
      secret: 's'.repeat(32),
      hasCredits: true,
      microUsdPerCredit: 12_500,
      mail: { smtpUrl: 'smtps://me:hunter2@mail.example.com', from: 'burin@example.com' },
      oidc: { issuer: 'https://id.example.com/realm', audience: 'icons' },
      stripe: { secretKey: 'sk_test_123', webhookSecret: 'whsec_123', host: null },
    })
  })
  it('lets a network have twice what a key may, at the least, and no limit where keys have none', () => {
    const perNetwork = (key: string, network = ''): number | undefined =>
      readConfig({ BURIN_LIMIT_SANDBOX: key, BURIN_LIMIT_SANDBOX_NETWORK: network }).config?.limits.sandboxPerNetwork
    deepEqual([perNetwork(''), perNetwork('3'), perNetwork('500'), perNetwork('0')], [240, 240, 1000, 0])
    deepEqual([perNetwork('3', '5'), perNetwork('3', '0'), perNetwork('0', '5')], [5, 0, 0])
  })
  it('is described whole in docs/operating.md', () => {
    const text = readFileSync(new URL('../../docs/operating.md', import.meta.url), 'utf8')
    for (const name of VARIABLES) ok(text.includes(`| \`${name}\` |`), name)
  })
  it('wants two ports that differ', () => {
    const environment = { BURIN_ICONS_PORT: '4000', BURIN_OPERATIONS_PORT: '4000' }
    equal(
      readConfig(environment).problem,
      'BURIN_OPERATIONS_PORT is 4000, but must be another port than BURIN_ICONS_PORT',
    )
    equal(readConfig({ BURIN_ICONS_PORT: '0', BURIN_OPERATIONS_PORT: '0' }).problem, null)
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
    ...['web', 'icons,web', 'icons,', 'Icons', 'icons,icons'].map((value): [string, string] => ['BURIN_PARTS', value]),
    ...['loud', 'INFO'].map((value): [string, string] => ['BURIN_LOG', value]),
    ...['-a.example', 'https://example.site', 'localhost:0', '127.0.0.1', 'a.b.:80', 'a:99999999'].map(
      (value): [string, string] => ['BURIN_SITES_DOMAIN', value],
    ),
    ...['blobs', 's3://', 's3://A', 's3://bucket/folder'].map((value): [string, string] => ['BURIN_BLOBS', value]),
    ...['a.example', '1.2.3', '1.2.3.4,', '[::1]', '1.2.3.4:80'].map((value): [string, string] => [
      'BURIN_SITES_ADDRESSES',
      value,
    ]),
    ['BURIN_SITES_CACHE_MIB', '0'],
    ...['0', '65', '2.5', 'all'].map((value): [string, string] => ['BURIN_SITES_WORKERS', value]),
    ['BURIN_DATA', ' '],
    ['BURIN_MODEL', 'on'],
    ...['0', '257', '2.5', 'all'].map((value): [string, string] => ['BURIN_WORKERS', value]),
    ...['-1', '65537', '1e3'].map((value): [string, string] => ['BURIN_CACHE_MIB', value]),
    ['BURIN_OPERATIONS_PORT', '65536'],
    ...['burin,', 'burin:3003', 'http://burin'].map((value): [string, string] => ['BURIN_OPERATIONS_NAMES', value]),
    ...['security@example.com', 'http://example.com'].map((value): [string, string] => [
      'BURIN_SECURITY_CONTACT',
      value,
    ]),
    ...[' ', 'a\nb', 'x'.repeat(101)].map((value): [string, string] => ['BURIN_OPERATOR_NAME', value]),
    ...['hello', 'a@b@c', '<a@example.com>'].map((value): [string, string] => ['BURIN_OPERATOR_MAIL', value]),
    ...['-1', '1000001', 'off'].map((value): [string, string] => ['BURIN_LIMIT_SANDBOX', value]),
    ['BURIN_LIMIT_WRONG_KEYS', 'none'],
    ['BURIN_TRUST_PROXIES', '17'],
    ['DATABASE_URL', 'mysql://root@localhost/test'],
    ['DATABASE_OWNER_URL', 'mysql://root@localhost/test'],
    ...['true', 'ON', '1'].map((value): [string, string] => ['BURIN_CREDITS', value]),
    ...['0', '0.0000001', '-1', '10000', '4 cents', '1e-2', '.04'].map((value): [string, string] => [
      'BURIN_USD_PER_CREDIT',
      value,
    ]),
    ['BURIN_MAIL_FROM', 'burin'],
    ['BURIN_OIDC_ISSUER', 'http://id.example.com'],
    ['SMTP_URL', 'mail.example.com'],
    ['BURIN_LIMIT_LIVE_AT_ONCE', '-1'],
    ...['localhost:6379', 'redis:', 'redis://localhost/first'].map((value): [string, string] => ['REDIS_URL', value]),
  ]
  for (const [name, value] of bad) {
    it(`refuses ${name}=${value} in one line that names it, what was given and what is allowed`, () => {
      const { config, problem } = readConfig({ [name]: value })
      equal(config, null)
      ok(problem?.startsWith(`${name} is ${JSON.stringify(value.replace(':p@', ':…@'))}, but must be `), problem ?? '')
      ok(!problem?.includes('\n'))
    })
  }
  it('takes host names and addresses of both kinds', () => {
    for (const host of ['localhost', '127.0.0.1', '::', '::1', 'fe80::1', 'burin.internal'])
      equal(readConfig({ BURIN_HOST: host }).config?.host, host)
  })
  it('does not repeat the password of an address', () => {
    equal(
      readConfig({ DATABASE_URL: 'mysql://root:hunter2@localhost/test' }).problem?.split(',', 1)[0],
      'DATABASE_URL is "mysql://root:…@localhost/test"',
    )
    for (const wrong of [
      'mysql://root:hunter2@hunter2@host',
      'mysql://host/test?user=root&password=hunter2',
      'postgres://root:hunter2@[host',
    ])
      ok(!readConfig({ DATABASE_URL: wrong }).problem?.includes('hunter2'), wrong)
  })
  it('wants two roles of one database when the owner is given', () => {
    const [url, ownerUrl] = ['postgres://burin_serving:hunter2@db/burin', 'postgres://burin_owner:hunter2@db/burin']
    equal(readConfig({ DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl }).problem, null)
    match(
      readConfig({ DATABASE_OWNER_URL: ownerUrl }).problem ?? '',
      /^DATABASE_OWNER_URL is given, but DATABASE_URL is not/,
    )
    match(
      readConfig({ DATABASE_URL: url, DATABASE_OWNER_URL: url }).problem ?? '',
      /names the same role as DATABASE_URL/,
    )
  })
  it('takes prices to the millionth of a dollar, digit by digit', () => {
    const priceOf = (text: string): unknown => readConfig({ BURIN_USD_PER_CREDIT: text }).config?.microUsdPerCredit
    deepEqual(
      ['0.000001', '0.04', '0.1', '1', '9999.999999'].map(priceOf),
      [1, 40_000, 100_000, 1_000_000, 9_999_999_999],
    )
  })
  it('never repeats a secret, and wants one of 32 characters', () => {
    for (const [name, value] of [
      ['BURIN_SECRET', 'hunter2'.repeat(4)],
      ['STRIPE_SECRET_KEY', 'hunter2'],
      ['STRIPE_WEBHOOK_SECRET', 'hunter2'],
    ] as const) {
      const { problem } = readConfig({ [name]: value })
      ok(
        problem?.startsWith(`${name} is set to ${value.length} characters that are not shown here, but must be `),
        problem ?? '',
      )
      ok(!problem?.includes('hunter2'))
    }
    equal(readConfig({ BURIN_SECRET: 's'.repeat(31) }).config, null)
  })
  it('takes no payments without the secret that tells them true', () => {
    const { problem } = readConfig({ STRIPE_SECRET_KEY: 'sk_test_123' })
    ok(problem?.startsWith('STRIPE_WEBHOOK_SECRET is not given, but must be with STRIPE_SECRET_KEY'), problem ?? '')
  })
  it('takes no half of the settings of payments', () => {
    const keys = { STRIPE_SECRET_KEY: 'sk_test_123', STRIPE_WEBHOOK_SECRET: 'whsec_123' }
    ok(readConfig({ ...keys, STRIPE_SECRET_KEY: '' }).problem?.startsWith('STRIPE_SECRET_KEY is not given'))
    ok(readConfig(keys).problem?.startsWith('BURIN_CREDITS is off, but must be on'))
    equal(readConfig({ ...keys, BURIN_CREDITS: 'on' }).problem, null)
  })
  it('has one port for each part, and wants what signs requests to a bucket', () => {
    const clash = readConfig({ BURIN_SITES_PORT: '4000', BURIN_ICONS_PORT: '4000' }).problem
    equal(clash, 'BURIN_SITES_PORT is 4000, but must be another port than BURIN_ICONS_PORT')
    equal(readConfig({ BURIN_SITES_PORT: '0', BURIN_ICONS_PORT: '0' }).problem, null)
    equal(readConfig({ BURIN_PARTS: 'icons', BURIN_SITES_PORT: '3000' }).problem, null)
    ok(readConfig({ BURIN_BLOBS: 's3://blobs', AWS_ACCESS_KEY_ID: 'id' }).problem?.includes('AWS_SECRET_ACCESS_KEY'))
  })
  it('takes an http issuer on this machine only', () => {
    equal(readConfig({ BURIN_OIDC_ISSUER: 'http://127.0.0.1:9000' }).config?.oidc?.issuer, 'http://127.0.0.1:9000')
  })
})
