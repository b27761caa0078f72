import { deepEqual, equal, match, rejects } from 'node:assert/strict'
import { describe, it } from 'node:test'
import { logMail } from './log-mail.ts'

describe('logMail', () => {
  const lines: string[] = []
  const send = logMail(
    (line) => lines.push(line),
    () => 0,
  )

  it('writes a mail as one line, with the code plain to see', async () => {
    await send({ to: 'ada@example.com', subject: '142857 is your code', text: 'Your code: 142857\nIt is for you.\n' })
    equal(lines.length, 1)
    match(lines[0] ?? '', /"subject":"142857 is your code".*\n$/)
    deepEqual(JSON.parse(lines[0] ?? ''), {
      time: '1970-01-01T00:00:00.000Z',
      level: 'info',
      event: 'mail-not-sent',
      to: 'ada@example.com',
      subject: '142857 is your code',
      text: 'Your code: 142857\nIt is for you.\n',
    })
  })

  it('refuses what a mail server would refuse', async () => {
    await rejects(send({ to: 'ada@example.com\nx', subject: 'a', text: '' }), /no single address/)
    equal(lines.length, 1)
  })
})
