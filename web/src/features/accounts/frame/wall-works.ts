import bambooPath from '../../../assets/auth/bamboo-path.webp';
import craneOverFields from '../../../assets/auth/crane-over-fields.webp';

export type WallWork = {
  src: string;
  width: number;
  height: number;
  title: string;
  /** The demo town shows the same work under the same name. */
  author: string;
  /** Which part of the work stays in view in the phone's 160 px strip. */
  phonePosition: string;
};

export const wallWorks = {
  login: {
    src: bambooPath,
    width: 750,
    height: 1200,
    title: '竹径通幽处',
    author: '沈听雪',
    phonePosition: '50% 76%',
  },
  register: {
    src: craneOverFields,
    width: 800,
    height: 1200,
    title: '鹤过春田',
    author: '纸间狐',
    phonePosition: '50% 37%',
  },
} as const satisfies Record<string, WallWork>;
