import { parentPort, workerData } from 'node:worker_threads'
import type { Order } from './run.ts'
import { judgeNamed } from './run.ts'

/** One thread of the census: judges what it is given and posts each glyph's report. */
judgeNamed(workerData as Order, (report) => parentPort?.postMessage(report))
