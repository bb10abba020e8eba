import { file, type File } from '@sitewright/project'
import { buildCommand, installCommand, outputFolder } from '../build-command.ts'
import type { GenerationPlan } from '../generation-plan.ts'
import { foreverFolders, keptForever, revalidated, securityHeaders } from '../security-headers.ts'
import { environmentVariables } from './env-example.ts'

/** The container of the site: Dockerfile, .dockerignore and the configuration of nginx. */
export function container(plan: GenerationPlan): File[] {
  return [dockerfile(plan), dockerIgnore(plan), nginxConf(plan)]
}

/**
 * Builds the site and serves it with nginx, on port 8080, as an ordinary user. What the build reads from the environment
 * is given as build arguments, since no .env file gets into the image.
 */
function dockerfile(plan: GenerationPlan): File {
  const { healthChecks } = plan.site.enterpriseConfig
  const lines = [
    'FROM node:24-alpine AS build',
    'WORKDIR /site',
    'COPY package*.json ./',
    `RUN ${installCommand}`,
    'COPY . .',
    ...environmentVariables(plan).map(({ name, value = '' }) => `ARG ${name}=${value}`),
    `RUN ${buildCommand(plan)}`,
    '',
    'FROM nginxinc/nginx-unprivileged:1.29-alpine',
    'COPY nginx.conf /etc/nginx/conf.d/default.conf',
    `COPY --from=build /site/${outputFolder} /usr/share/nginx/html`,
    'EXPOSE 8080',
    ...(healthChecks
      ? [
          'HEALTHCHECK --interval=30s --timeout=3s CMD wget -q -O /dev/null http://127.0.0.1:8080/healthz || exit 1'
        ]
      : [])
  ]
  return file('Dockerfile', `${lines.join('\n')}\n`)
}

/** Paths that the build context leaves out. */
function dockerIgnore({ adapter }: GenerationPlan): File {
  const { cache } = adapter.build
  const made = ['node_modules', outputFolder, ...(cache === undefined ? [] : [cache])]
  return file('.dockerignore', [...made, '.git', '.env*', '!.env.example', 'backend', ''].join('\n'))
}

/**
 * Requests by address. The first visit to a site keeps all of it for offline use, some 200 files; an office or a mobile
 * network sends several visitors from one address.
 */
const visitorLimit = { perSecond: 100, burst: 1000 }

/** Private addresses, where a load balancer may stand that forwards the visitor's address. */
const privateNetworks = ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '127.0.0.0/8', 'fc00::/7']

/** Addresses of Cloud Run's proxies; Cloud Run puts the visitor's address last. */
const cloudRunNetwork = '169.254.0.0/16'

/** nginx in the container: pages without .html, the 404 page, headers; limits and health where they were chosen. */
function nginxConf(plan: GenerationPlan): File {
  const { enterpriseConfig } = plan.site
  const headers = securityHeaders(plan).map(([name, value]) => `add_header ${name} "${value}" always;`)
  const location = (path: string, body: readonly string[]): string[] => [
    `    location ${path} {`,
    ...body.map((line) => `        ${line}`),
    '    }'
  ]
  const limited = enterpriseConfig.enabled && enterpriseConfig.rateLimiting
  const trusted = enterpriseConfig.deploymentPlatforms.includes('gcp')
    ? [...privateNetworks, cloudRunNetwork]
    : privateNetworks
  const lines = [
    ...(limited
      ? [`limit_req_zone $binary_remote_addr zone=visitors:10m rate=${visitorLimit.perSecond}r/s;`, '']
      : []),
    'server {',
    '    listen 8080;',
    '    root /usr/share/nginx/html;',
    '    error_page 404 /404.html;',
    '    gzip on;',
    '    gzip_types text/css application/javascript application/json application/manifest+json image/svg+xml;',
    ...(limited
      ? [
          ...trusted.map((network) => `    set_real_ip_from ${network};`),
          '    real_ip_header X-Forwarded-For;',
          '    real_ip_recursive on;',
          `    limit_req zone=visitors burst=${visitorLimit.burst} nodelay;`,
          '    limit_req_status 429;'
        ]
      : []),
    '',
    ...location('/', [
      'try_files $uri $uri.html $uri/index.html =404;',
      ...headers,
      `add_header Cache-Control "${revalidated}" always;`
    ]),
    ...foreverFolders(plan).flatMap((folder) => [
      '',
      ...location(folder, [...headers, `add_header Cache-Control "${keptForever}";`])
    ]),
    ...(enterpriseConfig.enabled && enterpriseConfig.healthChecks
      ? ['', ...location('= /healthz', ['access_log off;', 'default_type text/plain;', 'return 200 "OK";'])]
      : []),
    '}'
  ]
  return file('nginx.conf', `${lines.join('\n')}\n`)
}
