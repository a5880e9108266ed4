import { Link } from 'react-router';

/** The title of a work, stretched over the whole card around it. */
export function WorkLink({ post }: { post: { id: number; title: string } }) {
  return (
    <Link to={`/post/${post.id}`} className="after:absolute after:inset-0">
      {post.title}
    </Link>
  );
}
