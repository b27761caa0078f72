import { deepEqual } from 'node:assert/strict'
import { it } from 'node:test'
import { readConfig } from '../config/read-config.ts'
import { modelFacts } from './model-facts.ts'

it('models are told of with the host that pages may tell, never with the address or the key', () => {
  const told = (author: string, url = ''): unknown => {
    const { config } = readConfig({ BURIN_AUTHOR: author, BURIN_AUTHOR_URL: url, BURIN_AUTHOR_KEY: 'secret' })
    return config === null ? null : modelFacts(config)
  }
  const of = (host: string | null, seesPictures = false): unknown => [{ name: 'm', host, seesPictures }]
  deepEqual(told('embedded'), [])
  deepEqual(told('anthropic:m'), of('api.anthropic.com', true))
  deepEqual(told('google:m'), of('generativelanguage.googleapis.com', true))
  deepEqual(told('anthropic:m', 'https://models.example/v1'), of('models.example', true))
  deepEqual(told('openai-compatible:m', 'https://me:word@models.example:8443/v1?k=1'), of('models.example'))
  deepEqual(told('openai-compatible:m', 'http://203.0.113.7/v1'), of('203.0.113.7'))
  for (const own of [
    '127.0.0.1:8080',
    'localhost',
    'models',
    '10.1.2.3',
    '172.20.0.2',
    '[::1]',
    '[fd00::1]',
    'm.local',
  ])
    deepEqual(told('openai-compatible:m', `http://${own}/v1`), of(null), own)
})
