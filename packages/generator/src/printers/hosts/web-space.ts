import { file, type File } from '@sitewright/project'
import type { Site } from '@sitewright/site'
import { createPlan, type GenerationPlan } from '../../generation-plan.ts'
import { foreverFolders, keptForever, revalidated, securityHeaders } from '../../security-headers.ts'
import type { Template } from '../../template.ts'

/**
 * What tells a host how to serve a finished site that is uploaded as it is, whatever host that is: `.htaccess` for
 * ordinary web space (Apache, LiteSpeed), `_headers` for Netlify and Cloudflare Pages. Others need neither.
 */
export function uploadFiles(site: Site, template: Template): File[] {
  const plan = createPlan(site, template)
  return [file('.htaccess', htaccess(plan)), file('_headers', headersFile(plan))]
}

/** A path of the site at its host, as `/shop/assets/`. */
function onHost({ site }: GenerationPlan, path: string): string {
  const folder = (site.deployment.basePath ?? '').split('/').filter((part) => part !== '')
  return `${folder.map((part) => `/${part}`).join('')}${path}`
}

/** Netlify joins what two rules say of one header, so only folders are told how long they are kept. */
function headersFile(plan: GenerationPlan): string {
  const rule = (path: string, headers: readonly (readonly [string, string])[]): string =>
    [onHost(plan, path), ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')
  return [
    rule('/*', securityHeaders(plan)),
    ...foreverFolders(plan).map((folder) => rule(`${folder}*`, [['Cache-Control', keptForever]]))
  ].join('')
}

/** Written so that a module which a host does not have is passed over, and not the whole site. */
function htaccess(plan: GenerationPlan): string {
  const folders = foreverFolders(plan).map((folder) => onHost(plan, folder))
  const root = onHost(plan, '')
  return `# How a web server serves this site: addresses without .html, the 404 page, headers. Upload this file too; some
# programs hide it, because its name begins with a dot.
ErrorDocument 404 ${root}/404.html
AddDefaultCharset utf-8

<IfModule mod_mime.c>
  AddType application/manifest+json .webmanifest
  AddType font/woff2 .woff2
  AddType image/webp .webp
  AddType text/javascript .js
</IfModule>

<IfModule mod_dir.c>
  DirectoryIndex index.html
  # A page may have the name of a folder: services.html, and services/.
  DirectorySlash Off
</IfModule>

<IfModule mod_rewrite.c>
  RewriteEngine On
  RewriteBase ${root}/
  # One address for a page: about/ leads to about.
  RewriteCond %{DOCUMENT_ROOT}${root}/$1.html -f
  RewriteRule ^(.+)/$ ${root}/$1 [R=301,L]
  RewriteCond %{REQUEST_FILENAME}.html -f
  RewriteRule ^(.+[^/])$ $1.html [L]
</IfModule>

<IfModule mod_headers.c>
${securityHeaders(plan)
  .map(([name, value]) => `  Header always set ${name} "${value}"`)
  .join('\n')}
  Header set Cache-Control "${revalidated}"
  <If "%{REQUEST_URI} =~ m#^(?:${folders.join('|')})#">
    Header set Cache-Control "${keptForever}"
  </If>
</IfModule>

<IfModule mod_deflate.c>
  AddOutputFilterByType DEFLATE text/html text/css text/javascript application/json application/manifest+json image/svg+xml
</IfModule>
`
}
