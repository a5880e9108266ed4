/** Where projects stand on this site. */
export const PROGRAMS_PATH = '/program';
export const MANAGE_PATH = '/program/manage';
export const CREATE_PATH = '/program/project/create';
export const projectPath = (id: number) => `/program/project/${id}`;
export const editProjectPath = (id: number) => `/program/project/${id}/edit`;
export const teamPath = (id: number) => `/program/team/${id}`;
