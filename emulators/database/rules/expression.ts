import type { RE2JS } from 're2js';
/** The parsed form of a rule. */
export type Expression =
  | { readonly kind: 'literal'; readonly value: string | number | boolean | null }
  | { readonly kind: 'pattern'; readonly expression: RE2JS }
  | { readonly kind: 'list'; readonly parseItems: readonly Expression[] }
  | { readonly kind: 'variable'; readonly name: string; readonly at: number }
  | { readonly kind: 'member'; readonly object: Expression; readonly name: Expression; readonly at: number }
  | {
      readonly kind: 'call';
      readonly object: Expression;
      readonly method: string;
      readonly args: readonly Expression[];
      readonly at: number;
    }
  | { readonly kind: 'not' | 'negative'; readonly operand: Expression }
  | { readonly kind: 'both' | 'either'; readonly left: Expression; readonly right: Expression }
  | {
      readonly kind: 'operation';
      readonly operator: Operator;
      readonly left: Expression;
      readonly right: Expression;
    }
  | {
      readonly kind: 'choice';
      readonly condition: Expression;
      readonly yes: Expression;
      readonly no: Expression;
    };

export type Operator = '==' | '!=' | '<' | '<=' | '>' | '>=' | '+' | '-' | '*' | '/' | '%';
