import { Component, forwardRef, input } from '@angular/core'

/** A folder, with those in it. */
export interface Folder {
  name: string
  folders: readonly Folder[]
}

/** Draws a folder, and itself for each of those in it. */
@Component({
  selector: 'app-folder-tree',
  imports: [forwardRef(() => FolderName)],
  template: `
    <app-folder-name [name]="folder().name" />
    @for (inner of folder().folders; track inner.name) {
      <app-folder-tree [folder]="inner" />
    }
  `
})
export class FolderTree {
  readonly folder = input.required<Folder>()
}

/** The name of a folder. */
@Component({ selector: 'app-folder-name', template: '<b>{{ name() }}</b>', preserveWhitespaces: true })
export class FolderName {
  readonly name = input.required<string>()
}
