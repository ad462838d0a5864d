import { writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';

// Writes the client's types from the server's OpenAPI document, which tools/wire_types.py passes to stdin.
const types = await openapiTS(await text(process.stdin), {
  rootTypes: true,
  rootTypesNoSchemaPrefix: true,
  defaultNonNullable: false,
  emptyObjectsUnknown: true,
});

/** Values with a game-specific shape are `any`, so that the game's code needs no casts. */
function loosened(node: ts.Node): ts.Node {
  const isUnknown = node.kind === ts.SyntaxKind.UnknownKeyword;
  return isUnknown
    ? ts.factory.createKeywordTypeNode(ts.SyntaxKind.AnyKeyword)
    : ts.visitEachChild(node, loosened, undefined);
}
writeFileSync('src/wire.ts', astToString(types.map(loosened)));
