import Type from 'typebox';
import { endpoint } from '../http/endpoint.ts';
import { optionalText, picture } from '../shapes/fields.ts';

const group = 'content';
const needs = ['module'] as const;

export const readOtherBanners = endpoint({
  method: 'GET',
  path: '/other-banners',
  group,
  summary: "The pictures beside the sections of a module's home.",
  needs,
  cacheSeconds: 300,
  reply: Type.Object({
    promotional_banner_url: picture,
    best_reviewed_section_banner: optionalText,
    best_reviewed_section_banner_full_url: picture,
    new_arrival_section_banner: optionalText,
    new_arrival_section_banner_full_url: picture,
    bottom_section_banner: optionalText,
    bottom_section_banner_full_url: picture,
    basic_section_nearby: optionalText,
  }),
});

export const readVideoContent = endpoint({
  method: 'GET',
  path: '/other-banners/video-content',
  group,
  summary: 'The film or picture that explains a module, and its three steps.',
  needs,
  cacheSeconds: 300,
  reply: Type.Object({
    banner_type: Type.Union([Type.Literal('video'), Type.Literal('video_content'), Type.Literal('image'), Type.Null()]),
    banner_video: optionalText,
    banner_video_content_full_url: optionalText,
    banner_image_full_url: picture,
    /** Labels and descriptions alternate: entries 0 and 1 are the first step. */
    banner_contents: Type.Array(Type.String()),
  }),
});

export const listWhyChoose = endpoint({
  method: 'GET',
  path: '/other-banners/why-choose',
  group,
  summary: 'Why a visitor should choose this shop.',
  needs,
  cacheSeconds: 300,
  reply: Type.Object({
    banners: Type.Array(
      Type.Object({
        id: Type.Integer(),
        title: Type.String({ examples: ['Followed on the map'] }),
        short_description: Type.String(),
        image_full_url: picture,
      }),
    ),
  }),
});
