// Serves the built sites for the browser tests, each on a port of its own.
import { fileURLToPath } from 'node:url'
import { receiverPort, sitePorts, specialPorts } from '../../tools/ports.ts'
import { serveReceiver } from './receiver.ts'
import { serveSite } from './site-server.ts'

for (const [name, port] of Object.entries({ ...sitePorts, ...specialPorts })) {
  const folder = fileURLToPath(new URL(`../under-test/react-${name}/dist`, import.meta.url))
  serveSite(() => folder, name === 'folder' ? '/my-repo' : '').listen(port, 'localhost')
}

serveReceiver().listen(receiverPort, 'localhost')
