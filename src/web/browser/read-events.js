/* The events of a draw as they come. */

/** The data of each server-sent event of an answer of ours: one line of JSON each. Throws when the connection is lost. */
export async function* readEvents(response) {
  const reader = response.body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    text += decoder.decode(value, { stream: true })
    const events = text.split('\n\n')
    text = events.pop()
    for (const event of events) {
      const data = event.split('\n').find((line) => line.startsWith('data: '))
      // A comment only keeps the connection alive.
      if (data !== undefined) yield JSON.parse(data.slice('data: '.length))
    }
  }
}
