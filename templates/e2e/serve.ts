// Serves the everything-on site in each layout, for the browser tests.
import { fileURLToPath } from 'node:url'
import { sitePorts } from '../../tools/ports.ts'
import { serveSite } from './site-server.ts'

for (const [layout, port] of Object.entries(sitePorts)) {
  const folder = fileURLToPath(new URL(`../../build/sites/react-${layout}/dist`, import.meta.url))
  serveSite(() => folder).listen(port, 'localhost')
}
