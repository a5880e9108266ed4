import { createContext, useContext } from 'react';

/** How the number of comments of the post moves; the page keeps it wherever the post is shown. */
export type OnCountChange = (change: (count: number) => number) => void;

export type CommentSurroundings = {
  postId: number;
  /** The author of the post is marked among those who comment. */
  authorId: number;
  onCountChange: OnCountChange;
};

export const CommentContext = createContext<CommentSurroundings | null>(null);

export function useCommentSurroundings(): CommentSurroundings {
  const surroundings = useContext(CommentContext);
  if (surroundings === null) throw new Error('comments are drawn inside <Comments/>');
  return surroundings;
}
