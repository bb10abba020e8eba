import { outputFolder } from '../../build-command.ts'

/** Steps that the workflows share. */
export const checkout = { uses: 'actions/checkout@v5' }

export const install = [
  { uses: 'actions/setup-node@v5', with: { 'node-version-file': '.nvmrc' } },
  { name: 'Install', run: 'npm install --no-audit --no-fund' }
] as const

export const uploadSite = {
  uses: 'actions/upload-artifact@v4',
  with: { name: 'site', path: outputFolder, 'include-hidden-files': true }
}

export const downloadSite = {
  uses: 'actions/download-artifact@v5',
  with: { name: 'site', path: outputFolder }
}
