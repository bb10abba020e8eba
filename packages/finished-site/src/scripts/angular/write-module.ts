import { defineClass } from './define-class.ts'
import { defineComponent, type ParsedComponent } from './define-component.ts'
import type { DefinitionContext } from './definition.ts'
import { createDefinitionPrinter, createPrintedImports } from './print-definitions.ts'
import type { AngularClass } from './read-class.ts'
import { spanOf } from './syntax.ts'

interface Edit {
  start: number
  end: number
  text: string
}

/** Writes the text of a module anew, with definitions in its classes where these had decorators. */
export function writeModule(
  text: string,
  classes: readonly AngularClass[],
  components: ReadonlyMap<AngularClass, ParsedComponent>,
  context: DefinitionContext
): string {
  const imports = createPrintedImports()
  const printer = createDefinitionPrinter(context.compiler, imports)
  const edits = classes.flatMap((each): Edit[] => {
    const component = components.get(each)
    const definitions = component ? defineComponent(context, component) : defineClass(context, each)
    const fields = definitions.map(
      ({ field, expression }) => `static ${field} = ${printer.printExpression(expression)};\n`
    )
    const end = spanOf(each.node.body).end - 1
    return [
      { ...spanOf(each.decoratorNode), text: '' },
      { start: end, end, text: `\n${fields.join('')}` }
    ]
  })
  const constants = printer.printStatements(context.pool.statements)
  return `${imports.print()}${constants}\n${withEdits(text, edits)}`
}

function withEdits(text: string, edits: readonly Edit[]): string {
  const parts: string[] = []
  let position = 0
  for (const edit of [...edits].sort((one, other) => one.start - other.start)) {
    parts.push(text.slice(position, edit.start), edit.text)
    position = edit.end
  }
  return parts.join('') + text.slice(position)
}
