import { Agent, get } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'

const everyMs = 10
const agent = new Agent({ keepAlive: true })

/** Calls /health once and measures the response time; runs in a thread that the main thread of the test cannot delay. */
function measureHealth(): Promise<number> {
  const begun = performance.now()
  return new Promise((done, failed) => {
    get(`${String(workerData)}/health`, { agent }, (answer) => {
      answer.resume()
      answer.once('end', () => done(performance.now() - begun))
    }).once('error', failed)
  })
}

await measureHealth()
parentPort?.postMessage('asking')
const waits: Promise<number>[] = []
const asking = setInterval(() => void waits.push(measureHealth()), everyMs)
parentPort?.once('message', () => void end())

async function end(): Promise<void> {
  clearInterval(asking)
  parentPort?.postMessage(await Promise.all(waits))
  agent.destroy()
}
