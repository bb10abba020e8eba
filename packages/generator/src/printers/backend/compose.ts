import { file, type File } from '@sitewright/project'
import { yaml, type Yaml } from '../../formats/yaml.ts'
import type { GenerationPlan } from '../../generation-plan.ts'
import { environmentVariables } from '../env-example.ts'
import { findDatabase } from './database/index.ts'

/** The site, its balancer and its database as containers. Nothing is reachable from outside but port 8080. */
export function compose(plan: GenerationPlan): File[] {
  const { docker, loadBalancing, healthChecks } = plan.site.enterpriseConfig
  const database = findDatabase(plan)
  const variables = environmentVariables(plan).map(({ name, value = '' }): [string, string] => [
    name,
    `\${${name}:-${value}}`
  ])
  const site: Record<string, Yaml> = {
    build: variables.length === 0 ? '.' : { context: '.', args: Object.fromEntries(variables) },
    restart: 'unless-stopped',
    ...(healthChecks
      ? {
          healthcheck: {
            test: ['CMD', 'wget', '-q', '-O', '/dev/null', 'http://127.0.0.1:8080/healthz'],
            interval: '30s',
            timeout: '3s',
            retries: 3
          }
        }
      : {})
  }
  const services: Record<string, Yaml> = {
    ...(docker || loadBalancing
      ? { site: loadBalancing ? { ...site, deploy: { replicas: 2 } } : { ...site, ports: ['8080:8080'] } }
      : {}),
    ...(loadBalancing
      ? {
          balancer: {
            image: 'nginxinc/nginx-unprivileged:1.29-alpine',
            volumes: ['./balancer.conf:/etc/nginx/conf.d/default.conf:ro'],
            ports: ['8080:8080'],
            depends_on: ['site'],
            restart: 'unless-stopped'
          }
        }
      : {}),
    ...(database === undefined ? {} : { database: database.service })
  }
  if (Object.keys(services).length === 0) return []
  return [
    file('compose.yaml', yaml({ services, ...(database === undefined ? {} : { volumes: { database: {} } }) }))
  ]
}

/** nginx in front of several copies of the site. */
export function balancer(): File {
  const lines = [
    'upstream site {',
    '    zone site 64k;',
    '    resolver 127.0.0.11 valid=10s;',
    '    server site:8080 resolve max_fails=2 fail_timeout=10s;',
    '}',
    '',
    'server {',
    '    listen 8080;',
    '',
    '    location / {',
    '        proxy_pass http://site;',
    '        proxy_next_upstream error timeout http_502 http_503;',
    '        proxy_set_header Host $host;',
    '        proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
    '        proxy_set_header X-Forwarded-Proto $scheme;',
    '    }',
    '}'
  ]
  return file('balancer.conf', `${lines.join('\n')}\n`)
}
