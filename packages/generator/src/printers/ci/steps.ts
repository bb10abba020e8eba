import { installCommand, outputFolder } from '../../build-command.ts'

/** Steps that the workflows share, in the majors that were current in October 2026. */
export const checkout = { uses: 'actions/checkout@v7' }

export const setupNode = {
  uses: 'actions/setup-node@v7',
  with: { 'node-version-file': '.nvmrc', cache: 'npm' }
}

export const install = { name: 'Install', run: installCommand }

export const uploadSite = {
  uses: 'actions/upload-artifact@v7',
  with: { name: 'site', path: outputFolder, 'include-hidden-files': true }
}

export const downloadSite = {
  uses: 'actions/download-artifact@v8',
  with: { name: 'site', path: outputFolder }
}
