import type { Intake, IntakeLimits } from './files.ts'
import { intakeMessages } from './messages.ts'

const leftOut = /(^|\/)(node_modules|\.git|dist|__MACOSX)\/|(^|\/)\.DS_Store$/

/** Installed packages, version control, build output and files of operating systems. */
export function isLeftOut(path: string): boolean {
  return leftOut.test(path)
}

/** Path traversal: paths that would leave the project's folder, or mean something else on another system. */
function isUnsafe(path: string): boolean {
  // eslint-disable-next-line no-control-regex
  if (/^\/|^[a-z]:|\\|[\u0000-\u001f]/i.test(path)) return true
  return path.split('/').some((part) => part === '..' || part === '.' || part === '')
}

/** Why a path is refused; undefined where it is good. */
export function problemWith(path: string, limits: IntakeLimits): Extract<Intake, { ok: false }> | undefined {
  if (path.length > limits.pathLength) {
    return { ok: false, code: 'intake.unsafe-path', message: intakeMessages.pathLength(limits.pathLength) }
  }
  if (isUnsafe(path))
    return { ok: false, code: 'intake.unsafe-path', message: intakeMessages.unsafePath(path) }
  if (path.split('/').length - 1 > limits.depth) {
    return { ok: false, code: 'intake.unsafe-path', message: intakeMessages.depth(limits.depth) }
  }
  return undefined
}

const own = /^(src|public|app|pages|components|lib|tests?|static|assets|styles)$/

/** The folder that holds every path, with its slash; empty where there is none, or where it is a project's own. */
export function commonFolder(paths: readonly string[]): string {
  const first = paths[0] ?? ''
  const slash = first.indexOf('/')
  const folder = first.slice(0, slash + 1)
  if (slash < 0 || own.test(folder.slice(0, -1)) || !paths.every((path) => path.startsWith(folder))) return ''
  return folder
}
