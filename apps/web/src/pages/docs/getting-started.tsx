import { steps } from '@sitewright/builder'

/** The origin of this server; a prerendered page has none yet. */
const server = import.meta.env.SSR ? '' : location.origin

export function GettingStarted() {
  return (
    <>
      <h2 id="setup">In the browser</h2>
      <p>
        Open the builder and answer its {steps.length} steps. Every answer is saved in this browser as you
        type, and the site stands beside the form from the first word. At the end you download one zip.
      </p>
      <ol>
        {steps.map(({ id, label, title }) => (
          <li key={id}>
            <b>{label}.</b> {title}.
          </li>
        ))}
      </ol>
      <h2>With the project</h2>
      <p>Unpack the zip, and in its folder:</p>
      <pre>{`npm ci\nnpm run dev\nnpm run build:launch`}</pre>
      <p>
        <code>npm run dev</code> opens the site at http://localhost:3000, <code>npm run build:launch</code>
        writes it to <code>dist</code>, ready for any host, without drafts and without what only pretends.{' '}
        <code>npm test</code> checks that it opens, and opens offline. <code>npm run launch-check</code> names
        every draft that is left, what only pretends, and whatever else is missing. It needs Node 22.22.3 or
        newer.
      </p>
      <h2>From the command line, or over HTTP</h2>
      <p>
        The same work without a browser: the file <code>site.json</code> of any project, or from Download
        site.json under Open or share, is all it needs. Copy command and Copy curl give the whole call.
      </p>
      <pre>{`npm run sitewright -- create --site site.json --out my-site\ncurl -o my-site.zip -H 'content-type: application/json' --data @site.json ${server}/api/projects`}</pre>
      <p>
        The whole HTTP contract is an OpenAPI document at <a href="/api/openapi.json">/api/openapi.json</a>.
      </p>
    </>
  )
}
