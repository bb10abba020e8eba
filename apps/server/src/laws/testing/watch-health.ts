import { Agent, get } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'

const everyMs = 10
const agent = new Agent({ keepAlive: true })
let longest = 0
let waiting = 0

/** Asks /health all the time, in a thread of its own; answers each message with the longest wait since the one before. */
function ask(): void {
  const begun = performance.now()
  waiting += 1
  get(`${String(workerData)}/health`, { agent }, (answer) => {
    answer.resume()
    answer.once('end', () => {
      waiting -= 1
      longest = Math.max(longest, performance.now() - begun)
    })
  }).once('error', () => {
    waiting -= 1
  })
}

setInterval(ask, everyMs)
parentPort?.on('message', () => {
  // What still waits is reported by the next request.
  const tell = (): void => {
    if (waiting > 1) return void setTimeout(tell, 5)
    parentPort?.postMessage(longest)
    longest = 0
  }
  tell()
})
