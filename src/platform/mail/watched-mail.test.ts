import { deepEqual, equal, rejects } from 'node:assert/strict'
import { it } from 'node:test'
import { createLog } from '../log.ts'
import { watchedMail } from './watched-mail.ts'

it('a watched mail server is asked once a minute, and again after a mail that failed; each change is a line', async () => {
  let at = 0
  let problem: Error | null = null
  let asked = 0
  const lines: string[] = []
  const answer = async (): Promise<void> => {
    if (problem !== null) throw problem
  }
  const { send, isUp } = watchedMail(
    {
      send: answer,
      check: () => {
        asked += 1
        return answer()
      },
    },
    {
      now: () => at,
      log: createLog(
        'info',
        () => 0,
        (line) => lines.push(line),
      ),
    },
  )
  const mail = { to: 'ada@example.com', subject: 'a', text: 'b' }
  const events = (): unknown[] => lines.map((line) => (JSON.parse(line) as { event: string }).event)

  deepEqual([await isUp(), await isUp(), asked], [true, true, 1])
  problem = new Error('no route to host')
  await rejects(send(mail), /no route to host/)
  deepEqual([await isUp(), await isUp(), asked], [false, false, 2])
  problem = null
  equal(await isUp(), false)
  at += 60_000
  deepEqual([await isUp(), asked], [true, 3])
  await send(mail)
  deepEqual([await isUp(), asked], [true, 3])
  deepEqual(events(), ['mail-away', 'mail-back'])
})
