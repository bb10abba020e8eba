// Serves the built sites of every framework for the browser tests, each on a port of its own. In continuous integration
// it ends where one was not built, since each test of that site would wait for it in vain.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { portOfSite, receiverPort, sitePorts, specialPorts, type SiteName } from '../../tools/ports.ts'
import { root } from '../../tools/root.ts'
import { builtSite, templates } from '../../tools/template/frameworks.ts'
import { serveReceiver } from './receiver.ts'
import { serveSite } from './site-server.ts'

const names = Object.keys({ ...sitePorts, ...specialPorts }) as SiteName[]

for (const { framework } of templates) {
  for (const name of names) {
    const folder = join(root, builtSite(name, framework), 'dist')
    if (process.env['CI'] && !existsSync(join(folder, 'index.html')))
      throw new Error(`${folder} holds no site: run node tools/build-sites.ts ${framework}-${name}`)
    serveSite(() => folder, name === 'folder' ? '/my-repo' : '').listen(
      portOfSite(name, framework),
      'localhost'
    )
  }
}

serveReceiver().listen(receiverPort, 'localhost')
