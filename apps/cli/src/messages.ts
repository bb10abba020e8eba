import {
  featureIds,
  fontIds,
  hostIds,
  industryIds,
  layoutIds,
  messageWayIds,
  offeredFrameworkIds
} from '@sitewright/catalog'

export const leftOutLine = (id: string, pretends: string): string =>
  `${id} is left out when it is published: ${pretends}`

export const missingPicturesLine = (count: number): string =>
  `${count === 1 ? 'One picture is' : `${count} pictures are`} not beside the document, so that drawings stand in. Use the site.json of the unpacked project zip.`

/** What `--help` prints. */
export const help = `Sitewright makes a progressive web app project for a small business.

Usage: npm run --silent sitewright -- <command> [options]

Commands
  create   Make a project from a site document or from the flags below
  advise   Print the advice for a business as JSON
  check    Check a project folder or zip, and repair it with --fix

create --out DIR [--site FILE] [--zip FILE] [--force]
  --site FILE      the site document (site.json); - reads standard input
  --out DIR        where the project goes; must be empty or new
  --zip FILE       also (or, without --out, only) write the zip that the web app would give
  --force          write into a folder that is not empty, over an existing zip
  Instead of a document, or on top of it:
  --name TEXT --description TEXT --audience TEXT --location TEXT --website URL --email ADDRESS --phone TEXT
  --industry ${industryIds.join('|')}
  --features ID,ID  ${featureIds.join(' ')}
  --framework ${offeredFrameworkIds.join('|')}  --javascript  --dark
  --colors PRESET --primary HEX --secondary HEX --font ${fontIds.join('|')} --layout ${layoutIds.join('|')}
  --hosts ID,ID    ${hostIds.join(' ')}
  --ci ID --domain NAME
  --messages WAY[:ADDRESS] [--messages-key KEY]  ${messageWayIds.join('|')}

advise --site FILE
check DIR|ZIP [--fix] [--format text|json] [--timeout SECONDS]

Other options: --help, --version
Exit codes: 0 done, 1 problems found, 2 wrong usage
`

/** CLI error messages, each with what to do about it; `area.reason` is its code. */
export const cliErrors = {
  'cli.unknown-command': (name: string) =>
    `There is no command "${name}". Use create, advise or check; --help shows how.`,
  'cli.bad-flag': (reason: string) => `${reason} See --help.`,
  'cli.no-target': () => 'Say where the project goes: --out DIR, --zip FILE, or both.',
  'cli.no-site': () => 'Name a site document with --site FILE (or - for standard input).',
  'cli.no-project': () => 'Name the project to check: a folder or a zip.',
  'cli.unreadable': (path: string, reason: string) =>
    `${path} cannot be read: ${reason}. Check the path and its permissions.`,
  'cli.not-empty': (path: string) =>
    `${path} is not empty. Name another folder, or add --force to write into it.`,
  'cli.exists': (path: string) => `${path} exists. Name another file, or add --force to replace it.`,
  'cli.not-a-folder': (path: string) => `${path} is a file. Name a folder for the project.`,
  'cli.no-space': (path: string) =>
    `The disk is full; nothing was left at ${path}. Make room and run this again.`,
  'cli.unwritable': (path: string, reason: string) =>
    `${path} cannot be written: ${reason}. Nothing was left there; check its permissions.`,
  'cli.not-built': () => 'The templates are not built yet. Run npm run build first.',
  'cli.bad-site': (count: number) =>
    `The site document has ${count === 1 ? 'a problem' : `${count} problems`}:`,
  'cli.too-slow': (seconds: number) =>
    `The check took longer than ${seconds} s and was ended; nothing was changed. Give it more with --timeout ${2 * seconds}, or check a part of the project.`,
  'cli.bad-zip': (reason: string) => `The zip cannot be read as a project: ${reason}`
} as const

export type CliErrorCode = keyof typeof cliErrors
