// Renders a compiled app on a server, and writes its HTML: node render.mjs <main.js>
// The compiler is loaded first: packages of Angular are published in part compiled.
import '@angular/compiler'
import { renderApplication } from '@angular/platform-server'

const { default: bootstrap } = await import(process.argv[2])
const document = '<html><head></head><body><app-root></app-root></body></html>'
process.stdout.write(await renderApplication(bootstrap, { document, url: '/' }))
