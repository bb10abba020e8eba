import { steps } from '@sitewright/builder'
import { docsMessages as messages } from './messages.ts'

/** The origin of this server; a prerendered page has none yet. */
const server = import.meta.env.SSR ? '' : location.origin

const openApiPath = '/api/openapi.json'

export function GettingStarted() {
  return (
    <>
      <h2 id="setup">{messages.inBrowser}</h2>
      <p>{messages.inBrowserText(steps.length)}</p>
      <ol>
        {steps.map(({ id, label, title }) => (
          <li key={id}>
            <b>{label}.</b> {title}.
          </li>
        ))}
      </ol>
      <h2>{messages.withProject}</h2>
      <p>{messages.unzip}</p>
      <pre>{`npm ci\nnpm run dev\nnpm run build:launch`}</pre>
      <p>
        <code>npm run dev</code> {messages.runDev} <code>npm run build:launch</code> {messages.runBuild}{' '}
        <code>dist</code>
        {messages.runBuildOutput} <code>npm test</code> {messages.runTest} <code>npm run launch-check</code>{' '}
        {messages.runLaunchCheck}
      </p>
      <h2>{messages.withoutBrowser}</h2>
      <p>
        {messages.siteJson} <code>site.json</code> {messages.siteJsonWhere}
      </p>
      <pre>{`npm run sitewright -- create --site site.json --out my-site\ncurl -o my-site.zip -H 'content-type: application/json' --data @site.json ${server}/api/projects`}</pre>
      <p>
        {messages.openApi} <a href={openApiPath}>{openApiPath}</a>.
      </p>
    </>
  )
}
