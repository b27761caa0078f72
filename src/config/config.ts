/** Which servers a process may run. */
export type Part = 'icons' | 'api' | 'sites'
export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent'

/** A bucket of an S3-compatible store, with what signs requests to it. */
export interface S3Blobs {
  readonly bucket: string
  readonly endpoint: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly sessionToken: string | null
}

/** A language model, and who runs it. */
export interface ModelSettings {
  readonly protocol: 'openai-compatible' | 'anthropic' | 'google'
  readonly model: string
  /** Where the protocol is spoken; null: where its owner speaks it. */
  readonly url: string | null
  readonly key: string | null
  /** Whether it is sent pictures; others get what was traced of them. */
  readonly seesPictures: boolean
}

export interface Config {
  /** Which parts of Burin this process runs. */
  readonly parts: readonly Part[]
  /** The address to listen on; the loopback one unless the operator asks for more. */
  readonly host: string
  /** 0 means any free port. */
  readonly iconsPort: number
  /** Public origin of the icon service without a slash at its end; null: taken from the port it listens on. */
  readonly baseUrl: string | null
  /** 0 means any free port. */
  readonly apiPort: number
  /** Public origin of the hosting API without a slash at its end; null: taken from the port it listens on. */
  readonly apiUrl: string | null
  /** 0 means any free port. */
  readonly sitesPort: number
  /** The host name below which hosted sites lie, in lower case, with its port where it has one: `localhost:3002`. */
  readonly sitesDomain: string
  /** The addresses of the sites, for hosts of their owners that cannot have a CNAME. */
  readonly sitesAddresses: readonly string[]
  /** Authorities that issue certificates for them, as CAA records of DNS name them. */
  readonly certificateIssuers: readonly string[]
  /** Where looks at DNS begin, in tests; null: at the root. */
  readonly dnsServer: { readonly address: string; readonly port: number } | null
  /** How many MiB of what visitors ask for most are kept in memory. */
  readonly sitesCacheMib: number
  /** How many processes serve sites; with 1 this one does. */
  readonly sitesWorkers: number
  /** Where the contents of hosted sites lie; null: in the data folder. */
  readonly blobs: S3Blobs | null
  /** Where Burin keeps its files. */
  readonly dataFolder: string
  readonly logLevel: LogLevel
  /** Whether live draws are switched on; sandbox keys draw either way. */
  readonly model: 'online' | 'offline'
  /** Who draws for live keys and signed-in browsers. */
  readonly author: {
    /** In the order in which they are asked; none: the embedded author. */
    readonly models: readonly ModelSettings[]
    /** Calls of them at the same time. */
    readonly atOnce: number
    /** Most seconds of a draw. */
    readonly seconds: number
    /** What they may cost a day, in millionths of a US dollar; null: without limit. */
    readonly microUsdPerDay: number | null
    /** What a token costs, in the same. */
    readonly prices: { readonly inputToken: number; readonly outputToken: number }
  }
  /** How many threads draw. */
  readonly workers: number
  /** How many MiB of finished draws are kept to answer repeats; 0 keeps none. */
  readonly cacheMib: number
  /** Where metrics and health are; null: the usual one, or any free one when that is taken. 0 means any free port. */
  readonly operationsPort: number | null
  /** The address to listen on for that; the loopback one unless the operator asks for more, whatever `host` is. */
  readonly operationsHost: string
  /** Host names by which metrics may be asked for, in lower case, beside addresses and those of the machine itself. */
  readonly operationsNames: readonly string[]
  /** Where people report a weakness, as an address (`mailto:…`, `https://…`); null: a mailbox at the host of the base address. */
  readonly securityContact: string | null
  /** Who runs this service, as its public pages name them; null: they say that nobody is named. */
  readonly operatorName: string | null
  /** Where whoever uses the service reaches them: an e-mail address. */
  readonly operatorMail: string | null
  readonly limits: {
    /** Draws a minute of one sandbox key. For each of these, 0 means without limit. */
    readonly sandboxPerMinute: number
    /** Draws a minute with whatever sandbox keys from one network address; without limit when those of one key are. */
    readonly sandboxPerNetwork: number
    /** Draws a minute of one live key. */
    readonly livePerMinute: number
    /** Draws of one live key that are at work at the same time. */
    readonly liveAtOnce: number
    /** Draws a minute of one signed-in account in the browser. */
    readonly memberPerMinute: number
    /** Draws a minute without sign-in from one network address. */
    readonly visitorPerMinute: number
    /** Free draws a day from one network address. */
    readonly freeDrawsPerDay: number
    /** Refused keys a minute of one network address. */
    readonly wrongKeysPerMinute: number
    /** Connections that one network address may have open. */
    readonly connectionsPerNetwork: number
    /** Sign-in mails a minute to browsers that have not signed in before, and as many to those that have. */
    readonly mailsPerMinute: number
    /** Wrong sign-in codes a day, over all addresses, before browsers that have not signed in before need the link. */
    readonly wrongCodesPerDay: number
    /** Calls a minute of the hosting API by one account. */
    readonly apiCallsPerMinute: number
    /** Uploads and finalizes of one account that are at work at the same time. */
    readonly uploadsAtOnce: number
  }
  /** What an account may use of hosting; unlike limits, 0 means none. */
  readonly quotas: {
    readonly projects: number
    /** Of an account that is younger than a week. */
    readonly projectsOfNew: number
    /** Made in 24 hours. */
    readonly deploymentsADay: number
    /** Of one project. */
    readonly domainsOfProject: number
    readonly storedMib: number
  }
  /** How many proxies stand before the service and write `X-Forwarded-For`. */
  readonly trustedProxies: number
  /** A PostgreSQL to use in place of the embedded one. */
  readonly databaseUrl: string | null
  /** The same database as the role that owns its tables, for migrations; null: the role of `databaseUrl` has to do. */
  readonly databaseOwnerUrl: string | null
  /** Counts limits, and keeps sandbox answers, for all processes; null: in this process. */
  readonly redisUrl: string | null
  /** How long a command waits for it, in tests that must not depend on how busy the machine is; null: as long as a request may. */
  readonly redisMs: number | null
  /** Signs the cookies of visitors; null: a file of the data folder has it. */
  readonly secret: string | null
  /** Whether draws cost credits. */
  readonly hasCredits: boolean
  /** What a credit costs, in millionths of a US dollar. */
  readonly microUsdPerCredit: number
  readonly mail: {
    /** The server that sends mail; null prints it to the log. */
    readonly smtpUrl: string | null
    /** The sender; null: `burin@` and the host of the base address. */
    readonly from: string | null
  }
  /** A provider whose tokens are taken beside our own sessions. */
  readonly oidc: { readonly issuer: string; readonly audience: string } | null
  /** Payments by Stripe; null when they are not set up. */
  readonly stripe: { readonly secretKey: string; readonly webhookSecret: string; readonly host: string | null } | null
}
