import { installCommand, outputFolder } from '../../build-command.ts'

/** Steps that the workflows share, in the majors that were current in October 2026. */
export const checkout = { uses: 'actions/checkout@v7' }

/** Installs Node, with npm's cache. */
export const setupNode = {
  uses: 'actions/setup-node@v7',
  with: { 'node-version-file': '.nvmrc', cache: 'npm' }
}

/** Installs the packages. */
export const install = { name: 'Install', run: installCommand }

/** Hands the built site to the deployment jobs. */
export const uploadSite = {
  uses: 'actions/upload-artifact@v7',
  with: { name: 'site', path: outputFolder, 'include-hidden-files': true }
}

/** Takes the built site from the build job. */
export const downloadSite = {
  uses: 'actions/download-artifact@v8',
  with: { name: 'site', path: outputFolder }
}
