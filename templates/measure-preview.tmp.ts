import { build } from 'vite'
import { gzipSync } from 'node:zlib'
const f = process.argv[2]
const settings = (await import(`./${f}/preview/vite.config.ts`)).default
const r:any = await build({...settings, configFile:false, logLevel:'error', build:{...settings.build, write:false}})
const outs = [r].flat().flatMap((x:any)=>x.output)
for (const c of outs) if (c.type==='chunk') {
  const by:Record<string,[number,number]> = {}
  for (const [id,m] of Object.entries(c.modules as any)) {
    let k = id.replace(/^.*node_modules\//,'nm/').replace(/^.*templates\//,'').split('/').slice(0,process.argv[3]?Number(process.argv[3]):4).join('/')
    const g = gzipSync(m.code??'').length
    const e = by[k]??=[0,0]; e[0]+=m.renderedLength; e[1]+=g
  }
  console.log(c.fileName, c.code.length, gzipSync(c.code).length)
  for (const [k,[a,b]] of Object.entries(by).sort((x,y)=>y[1][1]-x[1][1]).slice(0,45)) console.log(String(a).padStart(8),String(b).padStart(7),k)
}
