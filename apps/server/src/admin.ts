import { unboundedBodies } from '@sitewright/kernel/http'
import { silentLog } from '@sitewright/kernel/request'
import { createSetUpLink } from '@sitewright/identity'
import { readConfig, type Config } from './config/config.ts'
import { backUp } from './administration/backup.ts'
import { parseCommand, usage, type Command } from './administration/command.ts'
import { administrationMessages } from './administration/messages.ts'
import { verifyAuditFile } from './administration/verify-audit-file.ts'
import { restore } from './administration/restore.ts'
import { rotateKeys } from './administration/rotate-keys.ts'
import { probe } from './isolation/probe-command.ts'
import { createProbedApp } from './probed-app.ts'
import { startServices } from './start/start-services.ts'
import { StartError } from './config/start-error.ts'

// Files with secrets and personal data are readable by this account only, whatever umask it was started with.
process.umask(0o077)

const command = parseCommand(process.argv.slice(2))
if (command?.name === 'verify-audit') process.exit(verifyAuditFile(command))
const configured = readConfig(process.env)
if (command === undefined) fail(usage)
if (!configured.ok) fail(configured.problems.join('\n'))
try {
  process.stdout.write(`${await run(command, configured.config)}\n`)
} catch (error) {
  if (!(error instanceof StartError)) throw error
  fail(error.message)
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

function run(wanted: Exclude<Command, { name: 'verify-audit' }>, config: Config): string | Promise<string> {
  switch (wanted.name) {
    case 'backup':
      return backUp(config, wanted)
    case 'restore':
      return restore(config, wanted)
    case 'rotate-keys':
      return rotateKeys(config)
    case 'probe-isolation':
      return probeInstallation(config)
    case 'set-up-link':
      return newSetUpLink(config)
  }
}

async function newSetUpLink(config: Config): Promise<string> {
  const { services, close } = await startServices(config, silentLog, unboundedBodies)
  try {
    const link = await createSetUpLink(services)
    return link === undefined ? administrationMessages.setUpDone : administrationMessages.setUp(link)
  } finally {
    await close()
  }
}

async function probeInstallation(config: Config): Promise<string> {
  const { services, close } = await startServices(config, silentLog, unboundedBodies)
  try {
    const { text, isClean } = await probe(services, (probing) => createProbedApp(config, probing))
    if (!isClean) process.exitCode = 1
    return text
  } finally {
    await close()
  }
}
