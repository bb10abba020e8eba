import { once } from 'node:events'
import { serveReceiver } from '../../templates/e2e/receiver.ts'
import { receiverPort } from '../ports.ts'

/** Takes the messages of the site that delivers, for both engines: its build names one address. */
export async function setup(): Promise<() => void> {
  const receiver = serveReceiver().listen(receiverPort, 'localhost')
  await once(receiver, 'listening')
  return () => {
    receiver.close()
    receiver.closeAllConnections()
  }
}
