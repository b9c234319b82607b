import Type from 'typebox';

const text = Type.String({ maxLength: 2_000 });
const location = Type.Object({
  lat: Type.Number({ minimum: -90, maximum: 90 }),
  lng: Type.Number({ minimum: -180, maximum: 180 }),
});
const geometry = Type.Object({ location });
const measure = Type.Object({ value: Type.Number({ minimum: 0 }) });

/** Every response has a status; the other fields exist only with status OK. */
const outcome = { status: text, error_message: Type.Optional(text) };

export const autocompleteAnswer = Type.Object({
  ...outcome,
  predictions: Type.Optional(
    Type.Array(
      Type.Object({
        place_id: text,
        structured_formatting: Type.Object({ main_text: text, secondary_text: Type.Optional(text) }),
      }),
    ),
  ),
});

export const detailsAnswer = Type.Object({
  ...outcome,
  result: Type.Optional(
    Type.Object({
      name: Type.Optional(text),
      formatted_address: Type.Optional(text),
      geometry: Type.Optional(geometry),
    }),
  ),
});

export const geocodeAnswer = Type.Object({
  ...outcome,
  results: Type.Optional(Type.Array(Type.Object({ formatted_address: text, geometry }))),
});

export const distanceAnswer = Type.Object({
  ...outcome,
  rows: Type.Optional(
    Type.Array(
      Type.Object({
        elements: Type.Array(
          Type.Object({ status: text, distance: Type.Optional(measure), duration: Type.Optional(measure) }),
        ),
      }),
    ),
  ),
});
