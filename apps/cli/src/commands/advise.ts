import { advise as adviseBusiness } from '@sitewright/advisor'
import type { Call } from '../arguments.ts'
import { exitCodes, failure, type ExitCode, type Output } from '../outcome.ts'
import { readSite } from '../site-input.ts'

/** `advise`: the built-in analysis of a business, as JSON. */
export async function advise({ flags }: Call, output: Output): Promise<ExitCode> {
  if (flags.site === undefined && flags.industry === undefined) throw failure(exitCodes.usage, 'cli.no-site')
  const site = await readSite(flags)
  output.result(JSON.stringify(adviseBusiness(site.businessInfo), null, 2))
  return exitCodes.done
}
