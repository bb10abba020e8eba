// Writes a project to a folder of the build, in place of what stood there.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Project } from '../../packages/project/src/index.ts'

export function writeProject(project: Project, folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  for (const { path, content } of project.values()) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
}
